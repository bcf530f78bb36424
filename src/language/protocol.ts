/**
 * Requests to the language implementation and its answers. The programs answer a few further ones, which
 * nothing here asks (`language/protocol`).
 *
 * It depends on neither Node nor the DOM. The Rust programs in `language/` read
 * one JSON request per line and write one JSON answer per line. The host
 * (`host.ts`) answers for a program that fails.
 *
 * Every event, value, metadata record and state is passed as JSON *text*, never as
 * a parsed value, because parsing would change `3.0`, `18446744073709551615` and
 * the order of keys.
 */

/** A release of the crate, which names the program that is built on it. */
export type LanguageRelease = string;

/**
 * The kinds of source: `script` and `module` are `.tremor` files,
 * `query` is `.trickle`, `deployment` is `.troy` (unknown to the oldest programs).
 */
export const ENTRIES = ['script', 'query', 'deployment', 'module'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A program, and the kinds of source that it parses. */
export interface LanguageProgram {
  readonly release: LanguageRelease;
  readonly entries: readonly Entry[];
}

/** JSON text, exactly as written. */
type JsonText = string;

/**
 * Further modules of a request: path below the module path → source, for example
 * `{'sample/units.tremor': 'fn f(x) with x end'}` for `use sample::units`.
 * They are found after the standard library, and only by this request.
 */
export type ModuleFiles = Readonly<Record<string, string>>;

/** Parses and compiles a source; runs nothing. */
export interface CheckRequest {
  readonly kind: 'check';
  readonly entry: Entry;
  readonly source: string;
  readonly files?: ModuleFiles;
}

/** An event for a script. */
export interface ScriptEvent {
  /** The event, `event` in the script. */
  readonly data: JsonText;
  /** Its metadata, `$` in the script; an empty record when absent. */
  readonly meta?: JsonText;
}

/** Runs a script on events in order; the state is passed from one event to the next. */
export interface RunRequest {
  readonly kind: 'run';
  readonly source: string;
  readonly events: readonly ScriptEvent[];
  /** State before the first event; `null`, as in the runtime, when absent. */
  readonly state?: JsonText;
  /** A record: `args` in the script, as `define script … args` would give it. */
  readonly args?: JsonText;
  readonly files?: ModuleFiles;
}

/** Asks for the contents of the registry and the standard library. */
interface InventoryRequest {
  readonly kind: 'inventory';
}

export type LanguageRequest = CheckRequest | RunRequest | InventoryRequest;

/** A place in a source; line and column count from 1, columns in characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** The class of a warning, such as `performance`; only newer programs report it. */
  readonly class?: string;
  readonly hint?: string;
  /** Absent if the implementation reports no position. */
  readonly start?: Position;
  /** One past the last character. */
  readonly end?: Position;
  /** The module file with the position; absent for the source itself. */
  readonly file?: string;
  /** Plain rendering with the lines around, as the runtime prints it. */
  readonly text: string;
}

/** The result of a script for one event. */
export interface RunResult {
  /** The event that the script emits; null if it was dropped or the script failed. */
  readonly value: JsonText | null;
  /** The port, `out` if the script names none; null without a value. */
  readonly port: string | null;
  readonly drop: boolean;
  /** Metadata after the event. */
  readonly meta: JsonText;
  /** State after the event. */
  readonly state: JsonText;
  /** Why the script failed on this event; later events still run. */
  readonly error?: Diagnostic;
}

/** Why a program did not answer: it ended, or the host ended it. */
type FaultKind = 'panic' | 'trap' | 'timeout' | 'output-limit' | 'protocol';

export interface Fault {
  readonly kind: FaultKind;
  readonly message: string;
}

interface AnswerBase {
  /** False if there is an error, a failed event or a fault. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** All diagnostics as the runtime prints them; empty if there are none. */
  readonly text: string;
  /** Only in an answer that the host gave for a program that failed. */
  readonly fault?: Fault;
}

export type CheckAnswer = AnswerBase;

export interface RunAnswer extends AnswerBase {
  /** One per event, in order; empty if the script does not compile. */
  readonly results: readonly RunResult[];
}

export interface InventoryFunction {
  /** `std::string`, or the registry's own name, `string`. */
  readonly module: string;
  readonly name: string;
  /** The accepted numbers of arguments; `max` is null for any number. */
  readonly arity: {readonly min: number; readonly max: number | null};
  /** Names of the arguments, if the implementation has them. */
  readonly params?: readonly string[];
}

interface InventoryConstant {
  readonly module: string;
  readonly name: string;
  /** Null if the implementation has no value after compiling. */
  readonly value: JsonText | null;
}

/** A library file that does not compile, and its error. */
interface BrokenModule {
  readonly module: string;
  readonly diagnostic: Diagnostic;
}

export interface Inventory {
  /** Functions written in Rust, by the registry's name of their module. */
  readonly registry: readonly InventoryFunction[];
  /** Aggregate functions written in Rust. */
  readonly aggregates: readonly InventoryFunction[];
  /** Functions that only the runtime registers: sources with them compile here, but calls fail. */
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

/** The type of the answer to a request. */
export type AnswerOf<R extends LanguageRequest> = R extends RunRequest
  ? RunAnswer
  : R extends InventoryRequest
    ? InventoryAnswer
    : CheckAnswer;

export type LanguageAnswer = CheckAnswer | RunAnswer | InventoryAnswer;

/** Makes the answer to a request that a program did not answer: every list is empty. */
export function faultAnswer<R extends LanguageRequest>(request: R, fault: Fault): AnswerOf<R> {
  const lists = request.kind === 'run' ? {results: []} : {};
  const answer: AnswerBase = {ok: false, diagnostics: [], text: '', fault, ...lists};
  return answer as AnswerOf<R>;
}
