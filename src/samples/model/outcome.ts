/** What an implementation made of a task, as far as a page can show it. */
import type {CheckAnswer, Diagnostic, RunAnswer, RunResult} from '../../language/protocol';
import {formatJson} from './json';
import type {LanguageTask} from './tasks';

/** What a script made of one event; a value of undefined means dropped or failed. */
export interface EventOutcome {
  readonly value?: string;
  /** Absent for `out`. */
  readonly port?: string;
  readonly failed?: true;
  /** Present where the page shows them. */
  readonly meta?: string;
  readonly state?: string;
}

/** What the runtime's command made of one command line. */
export interface CommandOutcome {
  readonly exit: number;
  /** Standard output and standard error as a terminal shows them, normalised. */
  readonly output: string;
}

/** Name and version of what gave an outcome, such as `tremor-script 1.2.3`. */
export type Implementation = string;

export interface LanguageOutcome {
  readonly by: Implementation;
  readonly ok: boolean;
  /** Diagnostics as the runtime prints them; of errors, or for `ok` of warnings. */
  readonly text?: string;
  /** The message of each error, with its hint. */
  readonly messages?: readonly string[];
  readonly events?: readonly EventOutcome[];
}

export interface RuntimeOutcome {
  readonly by: Implementation;
  /** One list a block, one entry a command. */
  readonly blocks: readonly (readonly CommandOutcome[])[];
}

export type Outcome = LanguageOutcome | RuntimeOutcome;

export function isRuntimeOutcome(outcome: Outcome): outcome is RuntimeOutcome {
  return 'blocks' in outcome;
}

/** Reduces an answer to what is compared with the page and recorded. */
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
