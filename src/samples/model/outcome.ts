/** Outcomes of tasks, reduced to the parts that a page can show. */
import type {CheckAnswer, Diagnostic, RunAnswer, RunResult} from '../../language/protocol';
import {formatJson} from './json';
import type {LanguageTask} from './tasks';

/** The result of a script for one event; without a value it was dropped or failed. */
export interface EventOutcome {
  readonly value?: string;
  /** Absent for `out`. */
  readonly port?: string;
  readonly failed?: true;
  /** Metadata and state are present if the page shows them. */
  readonly meta?: string;
  readonly state?: string;
}

/** The result of one command line. */
export interface CommandOutcome {
  readonly exit: number;
  /** Standard output and standard error as a terminal shows them, normalized. */
  readonly output: string;
}

/** Name and version of an implementation, such as `tremor-script 1.2.3`. */
export type Implementation = string;

export interface LanguageOutcome {
  readonly by: Implementation;
  readonly ok: boolean;
  /** The errors as the runtime prints them. */
  readonly text?: string;
  /** The message of each error, with its hint. */
  readonly messages?: readonly string[];
  readonly events?: readonly EventOutcome[];
}

export interface RuntimeOutcome {
  readonly by: Implementation;
  /** One list per block, with one entry per command. */
  readonly blocks: readonly (readonly CommandOutcome[])[];
}

export type Outcome = LanguageOutcome | RuntimeOutcome;

export function isRuntimeOutcome(outcome: Outcome): outcome is RuntimeOutcome {
  return 'blocks' in outcome;
}

/** Reduces an answer to the parts that are compared with the page and recorded. */
export function outcomeOf(
  task: LanguageTask,
  answer: CheckAnswer | RunAnswer,
  by: Implementation,
): LanguageOutcome {
  if (answer.fault) {
    const text = `${answer.fault.kind}: ${answer.fault.message}`;
    return {by, ok: false, text, messages: [text]};
  }
  const results = 'results' in answer ? answer.results : [];
  const failures = results.flatMap(({error}) => (error ? [error] : []));
  const errors = [
    ...answer.diagnostics.filter(({level}) => level === 'error'),
    ...failures.filter((failure) => !answer.diagnostics.includes(failure)),
  ];
  const unique = [...new Map(errors.map((error) => [messageOf(error), error])).values()];
  const printed = answer.text || unique.map(({text}) => text).join('\n');
  return {
    by,
    ok: answer.ok,
    ...(answer.ok ? {} : {text: printed.trimEnd(), messages: unique.map(messageOf)}),
    ...(results.length > 0 ? {events: results.map((result) => eventOf(result, task))} : {}),
  };
}

function messageOf({message, hint}: Diagnostic): string {
  return hint ? `${message}\n${hint}` : message;
}

function eventOf(result: RunResult, {shows}: LanguageTask): EventOutcome {
  return {
    ...(result.value === null ? {} : {value: formatJson(result.value, Infinity)}),
    ...(result.port === null || result.port === 'out' ? {} : {port: result.port}),
    ...(result.error ? {failed: true} : {}),
    ...(shows.meta ? {meta: formatJson(result.meta, Infinity)} : {}),
    ...(shows.state ? {state: formatJson(result.state, Infinity)} : {}),
  };
}
