/** Turns an answer of the language into a report that a page can show. */
import type {
  CheckAnswer,
  Diagnostic,
  Fault,
  RunAnswer,
  RunResult,
} from '../../../language/protocol';
import {formatJson} from '../../../samples/model/json';
import {inOwnLines, type Program} from '../../../samples/model/wrap';
import {CURLY_QUOTES, findCurlyQuote} from './curlyQuotes';
import {rangeOf, type Range} from './places';

/** The result of one event. */
export interface EventReport {
  /** The event as it went in. */
  readonly event: string;
  readonly outcome: 'emitted' | 'dropped' | 'failed';
  /** Port of the emission; absent if nothing was emitted. */
  readonly port?: string;
  readonly value?: string;
  /** Metadata and state afterwards; absent if they are empty. */
  readonly meta?: string;
  readonly state?: string;
  readonly failure?: string;
}

/** An error or a warning, with the range that it underlines. */
export interface Remark {
  readonly level: Diagnostic['level'];
  readonly message: string;
  readonly hint?: string;
  /** As the runtime prints it, with the lines around. */
  readonly text: string;
  readonly range?: Range;
}

export interface Report {
  readonly kind: 'run' | 'check';
  readonly ok: boolean;
  readonly events: readonly EventReport[];
  readonly remarks: readonly Remark[];
  readonly fault?: Fault;
}

/** Values with more characters are not indented, because that would take too long. */
const FORMATTED = 100_000;

/**
 * Makes a report from an answer.
 *
 * @param source what the reader typed; diagnostics underline it
 * @param events the events, in the order of the results
 */
export function reportOf(
  answer: CheckAnswer | RunAnswer,
  source: string,
  program: Program,
  events: readonly string[],
): Report {
  const results = 'results' in answer ? answer.results : [];
  const remarkOf = (diagnostic: Diagnostic): Remark => remark(diagnostic, source, program);
  // Each failed event has its diagnostic; one that several events share is listed once.
  const failures = results.flatMap(({error}) => error ?? []);
  const unique = new Map(
    [...answer.diagnostics, ...failures].map((diagnostic) => [diagnostic.text, diagnostic]),
  );
  return {
    kind: 'results' in answer ? 'run' : 'check',
    ok: answer.ok,
    events: results.map((result, index) => eventReport(result, events[index] ?? 'null')),
    remarks: withCause([...unique.values()].map(remarkOf), source),
    ...(answer.fault ? {fault: answer.fault} : {}),
  };
}

function eventReport(result: RunResult, event: string): EventReport {
  const {value, port, meta, state, error} = result;
  return {
    event,
    outcome: error ? 'failed' : value === null ? 'dropped' : 'emitted',
    ...(value === null ? {} : {value: format(value), port: port ?? 'out'}),
    ...(isEmpty(meta) ? {} : {meta: format(meta)}),
    ...(isEmpty(state) ? {} : {state: format(state)}),
    ...(error ? {failure: error.message} : {}),
  };
}

function isEmpty(text: string): boolean {
  return text === '{}' || text === 'null';
}

function format(text: string): string {
  return text.length > FORMATTED ? text : formatJson(text);
}

function remark(diagnostic: Diagnostic, source: string, program: Program): Remark {
  const {level, message, hint, text, start, end, file} = diagnostic;
  const range = file === undefined ? rangeOf(source, start, end, program.before) : undefined;
  return {
    level,
    message,
    text: inOwnLines(text, program).trimEnd(),
    ...(hint ? {hint} : {}),
    ...(range ? {range} : {}),
  };
}

/** Explains the first error if curly quotes are its cause. */
function withCause(remarks: readonly Remark[], source: string): readonly Remark[] {
  const first = remarks.find(({level}) => level === 'error');
  if (!first || findCurlyQuote(source) === undefined) return remarks;
  const explained = {
    ...first,
    ...{message: `${CURLY_QUOTES} ${first.message}`, text: `${CURLY_QUOTES}\n\n${first.text}`},
  };
  return remarks.map((remark) => (remark === first ? explained : remark));
}

/** The results as lines, one per event, as the runtime's command prints them. */
export function jsonLines({events}: Report): string {
  return events
    .map(({value, outcome}) => (value === undefined ? outcome : singleLine(value)))
    .join('\n');
}

function singleLine(value: string): string {
  return value.length > FORMATTED ? value : formatJson(value, Infinity);
}

/** The outcome in a few words, for a line of status. */
export function summaryOf({kind, ok, events, remarks, fault}: Report): string {
  if (fault) return faultWords(fault);
  const errors = remarks.filter(({level}) => level === 'error').length;
  const warnings = remarks.length - errors;
  const tail = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
  if (events.length === 0 && errors > 0) return `${count(errors, 'error')}${tail}`;
  if (kind === 'check') return ok ? `Valid${tail}` : `${count(errors, 'error')}${tail}`;
  const of = (outcome: EventReport['outcome']) =>
    events.filter((event) => event.outcome === outcome).length;
  const parts = (['emitted', 'dropped', 'failed'] as const)
    .filter((outcome) => of(outcome) > 0)
    .map((outcome) => (events.length === 1 ? outcome : `${of(outcome)} ${outcome}`));
  return `${count(events.length, 'event')}: ${parts.join(', ')}${tail}`;
}

function faultWords({kind, message}: Fault): string {
  switch (kind) {
    case 'timeout':
      return 'Stopped after 5 seconds without an answer. The language was started afresh.';
    case 'output-limit':
      return 'Stopped: the output is longer than 16 MB. The language was started afresh.';
    case 'panic':
    case 'trap':
      return `The implementation ended with an error of its own: ${firstLine(message)}`;
    case 'protocol':
      return `The implementation did not understand: ${firstLine(message)}`;
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
