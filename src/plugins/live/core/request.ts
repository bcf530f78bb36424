import type {CheckRequest, RunRequest, ScriptEvent} from '../../../language/protocol';
import {wrap, type Program} from '../../../samples/model/wrap';
import {CURLY_QUOTES, findCurlyQuote} from './curlyQuotes';
import {type Draft, type InputName, type Surrounding} from './draft';
import {splitJson, type JsonProblem, type JsonValue} from './jsonValues';

/** An error in an input of the script. */
export interface InputProblem extends JsonProblem {
  readonly input: InputName;
}

/** A request to the language, or the errors in the draft's inputs. */
type Question =
  | {
      readonly request: RunRequest | CheckRequest;
      readonly program: Program;
      /** The events' texts, in their order. */
      readonly events: readonly string[];
    }
  | {readonly problems: readonly InputProblem[]};

const LANGUAGE_OF_ENTRY = {
  script: 'tremor',
  module: 'tremor',
  query: 'trickle',
  deployment: 'troy',
} as const;

/**
 * Makes the request for a draft: scripts run, other sources are checked.
 *
 * @param how `check` to check a script without running it
 */
export function questionOf(
  draft: Draft,
  how: 'run' | 'check',
  surrounding: Surrounding = {},
): Question {
  const {files} = draft;
  const program = programOf(draft, surrounding);
  const base = {source: program.source, ...(files ? {files} : {})};
  if (how === 'check' || draft.entry !== 'script') {
    return {request: {kind: 'check', entry: draft.entry, ...base}, program, events: []};
  }
  const reader = new InputReader(draft);
  const data = reader.all('events');
  const events = data.length > 0 ? data.map(({text}) => text) : ['null'];
  const metadata = reader.all('meta');
  const extra = metadata[events.length];
  if (extra) {
    reader.say('meta', extra.from, `There are more records of metadata than events.`);
  }
  const state = reader.single('state');
  const args = reader.single('args');
  if (args && !args.text.startsWith('{')) reader.say('args', args.from, 'Arguments are a record.');
  if (reader.problems.length > 0) return {problems: reader.problems};
  return {
    program,
    events,
    request: {
      kind: 'run',
      ...base,
      events: events.map((text, index): ScriptEvent => {
        const meta = metadata[index];
        return meta ? {data: text, meta: meta.text} : {data: text};
      }),
      ...(state ? {state: state.text} : {}),
      ...(args ? {args: args.text} : {}),
    },
  };
}

/** The surrounding of a source that is complete. */
export function sourceOf(draft: Draft, surrounding: Surrounding): Draft {
  return {...draft, source: programOf(draft, surrounding).source};
}

function programOf({entry, source}: Draft, surrounding: Surrounding): Program {
  return wrap(LANGUAGE_OF_ENTRY[entry], source, surrounding.fragment, surrounding.with);
}

/** Parses the inputs of a script, and collects the errors. */
class InputReader {
  readonly problems: InputProblem[] = [];

  constructor(private readonly draft: Draft) {}

  all(input: InputName): readonly JsonValue[] {
    const text = this.draft[input];
    const {values, problem} = splitJson(text);
    if (problem) {
      const quote = findCurlyQuote(text.slice(problem.at));
      const cause = quote === undefined ? '' : `${CURLY_QUOTES} `;
      this.say(input, problem.at + (quote ?? 0), `${cause}This is not JSON: ${problem.message}`);
    }
    return values;
  }

  single(input: InputName): JsonValue | undefined {
    const [value, second] = this.all(input);
    if (second) this.say(input, second.from, 'One JSON value is expected here.');
    return value;
  }

  say(input: InputName, at: number, message: string): void {
    this.problems.push({input, at, message});
  }
}
