/**
 * Requests to the language implementation and its answers.
 *
 * Pure types and two guards: no Node, no DOM. The Rust programs in `language/`
 * read one request a line as JSON and write one answer a line as JSON; the host
 * (`host.ts`) adds the answers that a program cannot give itself, its faults.
 *
 * Every event, value, metadata record and state crosses as JSON *text*, never as
 * a parsed value: `3.0`, `18446744073709551615` and the order of keys survive
 * only as text.
 */

/** A release of the crate, which names the program that is built on it. */
export type LanguageRelease = string;

/**
 * What a source is parsed as: `script` and `module` are `.tremor` files,
 * `query` is `.trickle`, `deployment` is `.troy` (unknown to the oldest programs).
 */
export const ENTRIES = ['script', 'query', 'deployment', 'module'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A program, and what its sources can be parsed as. */
export interface LanguageProgram {
  readonly release: LanguageRelease;
  readonly entries: readonly Entry[];
}

/** JSON text, exactly as written. */
type JsonText = string;

/**
 * Further modules of a request: path below the module path → source, for example
 * `{'sample/units.tremor': 'fn f(x) with x end'}` for `use sample::units`.
 * They are found after the standard library and live for this request only.
 */
export type ModuleFiles = Readonly<Record<string, string>>;

/** Parses and compiles a source; runs nothing. */
export interface CheckRequest {
  readonly kind: 'check';
  readonly entry: Entry;
  readonly source: string;
  readonly files?: ModuleFiles;
}

/** One event on its way into a script. */
export interface ScriptEvent {
  /** The event, `event` in the script. */
  readonly data: JsonText;
  /** Its metadata, `$` in the script; an empty record when absent. */
  readonly meta?: JsonText;
  /** Ingest time in nanoseconds, decimal digits; 0 when absent. */
  readonly ingestNs?: string;
}

/** Where events came from, as `std::origin` reports it; none when absent. */
interface EventOrigin {
  readonly scheme: string;
  readonly host: string;
  readonly port?: number;
  readonly path?: readonly string[];
}

/** Runs a script on events in order; state lives from one event to the next. */
export interface RunRequest {
  readonly kind: 'run';
  readonly source: string;
  readonly events: readonly ScriptEvent[];
  /** State before the first event; `null`, as in the runtime, when absent. */
  readonly state?: JsonText;
  /** A record: `args` in the script, as `define script … args` would give it. */
  readonly args?: JsonText;
  readonly origin?: EventOrigin;
  readonly files?: ModuleFiles;
}

/** The lexer's tokens, white space and comments included. */
interface TokensRequest {
  readonly kind: 'tokens';
  readonly source: string;
  /** The lexers do not differ by entry; kept for the caller's records. */
  readonly entry?: Entry;
}

/** What the registry and the standard library of the implementation contain. */
interface InventoryRequest {
  readonly kind: 'inventory';
}

export type LanguageRequest = CheckRequest | RunRequest | TokensRequest | InventoryRequest;

/** A place in a source; line and column count from 1, columns in characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** Newer programs only: general, performance, consistency or behaviour. */
  readonly class?: string;
  readonly hint?: string;
  /** Absent where the implementation names no place. */
  readonly start?: Position;
  /** One past the last character. */
  readonly end?: Position;
  /** The module file that the place is in; absent for the source itself. */
  readonly file?: string;
  /** Plain rendering with the lines around, as the runtime prints it. */
  readonly text: string;
}

/** What a script made of one event. */
export interface RunResult {
  /** What leaves the script; null when dropped or failed. */
  readonly value: JsonText | null;
  /** Port of the emission, `out` where the script names none; null when dropped or failed. */
  readonly port: string | null;
  readonly drop: boolean;
  /** Metadata after the event. */
  readonly meta: JsonText;
  /** State after the event. */
  readonly state: JsonText;
  /** Why the script failed on this event; later events still run. */
  readonly error?: Diagnostic;
}

/** Why there is no proper answer: the program ended, or was ended. */
type FaultKind = 'panic' | 'trap' | 'timeout' | 'output-limit' | 'protocol';

export interface Fault {
  readonly kind: FaultKind;
  readonly message: string;
}

interface AnswerBase {
  /** False as soon as there is an error, a failed event or a fault. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** All diagnostics as the runtime prints them; empty when there are none. */
  readonly text: string;
  /** Present only on an answer that the host gave in the program's place. */
  readonly fault?: Fault;
}

export type CheckAnswer = AnswerBase;

export interface RunAnswer extends AnswerBase {
  /** One per event, in order; empty when the script does not compile. */
  readonly results: readonly RunResult[];
}

type TokenClass =
  | 'keyword'
  | 'operator'
  | 'symbol'
  | 'identifier'
  | 'number'
  | 'literal'
  | 'string'
  | 'extractor'
  | 'comment'
  | 'doc-comment'
  | 'white-space'
  | 'directive'
  | 'bad';

interface LanguageToken {
  readonly class: TokenClass;
  /** Name of the token in the implementation, for example `StringLiteral`. */
  readonly name: string;
  /** The characters of the source that it covers. */
  readonly text: string;
  readonly start: Position;
  readonly end: Position;
}

interface TokensAnswer extends AnswerBase {
  /** Up to the first character that the lexer refuses. */
  readonly tokens: readonly LanguageToken[];
}

export interface InventoryFunction {
  /** `std::string`, or the registry's own name, `string`. */
  readonly module: string;
  readonly name: string;
  /** Numbers of arguments accepted; `max` null for any number. */
  readonly arity: {readonly min: number; readonly max: number | null};
  /** Names of the arguments, where the implementation keeps them. */
  readonly params?: readonly string[];
}

interface InventoryConstant {
  readonly module: string;
  readonly name: string;
  /** Null where the implementation keeps no value once compiled. */
  readonly value: JsonText | null;
}

/** A library file that does not compile, and what the implementation says. */
interface BrokenModule {
  readonly module: string;
  readonly diagnostic: Diagnostic;
}

export interface Inventory {
  /** Functions written in Rust, by the registry's name of their module. */
  readonly registry: readonly InventoryFunction[];
  /** Aggregate functions written in Rust. */
  readonly aggregates: readonly InventoryFunction[];
  /** Those of the registry that only the runtime adds: they check here, calling one fails. */
  readonly runtime: readonly InventoryFunction[];
  /** Functions that library modules define or bind. */
  readonly functions: readonly InventoryFunction[];
  readonly constants: readonly InventoryConstant[];
  readonly broken: readonly BrokenModule[];
}

interface InventoryAnswer extends AnswerBase {
  /** Absent only with a fault. */
  readonly inventory?: Inventory;
}

/** The answer that belongs to a request. */
export type AnswerOf<R extends LanguageRequest> = R extends RunRequest
  ? RunAnswer
  : R extends TokensRequest
    ? TokensAnswer
    : R extends InventoryRequest
      ? InventoryAnswer
      : CheckAnswer;

export type LanguageAnswer = CheckAnswer | RunAnswer | TokensAnswer | InventoryAnswer;

/** The answer to give in place of a program that gave none: every list is empty. */
export function faultAnswer<R extends LanguageRequest>(request: R, fault: Fault): AnswerOf<R> {
  const base = {ok: false, diagnostics: [], text: '', fault};
  switch (request.kind) {
    case 'run':
      return {...base, results: []} as AnswerBase as AnswerOf<R>;
    case 'tokens':
      return {...base, tokens: []} as AnswerBase as AnswerOf<R>;
    default:
      return base as AnswerBase as AnswerOf<R>;
  }
}
