/** Explains a log: which messages of the runtime it has, the most severe and the earliest cause first. */
import type {Message} from '../../../records/model/messages';
import {readLine, type Level, type LogLine} from './line';
import {nearestMessage, type Nearest} from './nearest';
import {findMessages, indexPatterns, type Match, type PatternIndex} from './patterns';

/** Where a line is in the log. */
export interface Place {
  readonly line: number;
  readonly time?: string;
}

interface Group {
  readonly text: string;
  readonly count: number;
  readonly first: Place;
  readonly last: Place;
}

/** A message with all lines that have it. */
export interface Answer extends Group {
  readonly message: Message;
  readonly level: Level;
  /** The messages before it on its lines, which name the step that failed. */
  readonly within: readonly Message[];
  /** The values of its lines, by placeholder. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Answers that follow from it. */
  readonly consequences: readonly Answer[];
}

/** A line that no message fits. */
export interface Unknown extends Group {
  readonly nearest?: Nearest;
}

export interface Explanation {
  readonly answers: readonly Answer[];
  readonly unknown: readonly Unknown[];
  /** Lines without a message, which report no problem. */
  readonly others: number;
}

/** Crates whose lines a runtime logs. */
const OURS =
  /^(?:tremor|librdkafka|rdkafka|hyper|h2|reqwest|rustls|aws|tonic|serenity|tide|async_std)/;
/** Lines that show a place in a source, only begin a message, or greet at the start of the runtime. */
const EXCERPT =
  /^(?:\d+ )?\||^(?:Error|NOTE):?$|^[\s|[\]{}()^.…-]*$|^(?:tremor (?:version|instance)|rd_kafka version|allocator|Listening at): /;
/** The most values of a placeholder, and the most unknown lines with their nearest message. */
const MOST_VALUES = 5;
const MOST_NEAREST = 20;
const SEVERITY: readonly Level[] = ['error', 'warn', 'info'];

type Draft = {-readonly [K in keyof Answer]: Answer[K]} & {values: Record<string, string[]>};

/** Explains the lines of a log. */
export function explain(index: PatternIndex, log: string): Explanation {
  const answers = new Map<string, Draft>();
  const unknown = new Map<string, {-readonly [K in keyof Group]: Group[K]}>();
  let others = 0;
  for (const [at, raw] of log.split(/\r\n|\r|\n/).entries()) {
    const line = readLine(raw);
    if (line.body === '') continue;
    const place = {line: at + 1, ...(line.time && {time: line.time})};
    const isOurs = line.target === undefined || OURS.test(line.target);
    const found = isOurs ? findMessages(index, line.body) : [];
    if (found.length > 0) addAnswer(answers, found, line, place);
    else if (line.level === 'info' || EXCERPT.test(line.body)) others += 1;
    else {
      const key = line.body.replace(/\d+/g, '0').slice(0, 200);
      const group = unknown.get(key);
      if (group) Object.assign(group, {count: group.count + 1, last: place});
      else unknown.set(key, {text: line.body, count: 1, first: place, last: place});
    }
  }
  return {
    answers: foldConsequences([...answers.values()].sort(bySeverity)),
    unknown: [...unknown.values()].map((group, number) => {
      const nearest = number < MOST_NEAREST ? nearestMessage(index, group.text) : undefined;
      return nearest ? {...group, nearest} : group;
    }),
    others,
  };
}

/** The last message of a line is the cause, and those before it say what failed because of it. */
function addAnswer(
  answers: Map<string, Draft>,
  found: readonly Match[],
  line: LogLine,
  place: Place,
): void {
  const {message} = found.at(-1)!;
  const group = answers.get(message.id) ?? {
    ...{message, level: line.level ?? message.level, within: [], text: line.body, count: 0},
    ...{first: place, last: place, values: {}, consequences: []},
  };
  answers.set(message.id, group);
  group.count += 1;
  group.last = place;
  const outer = found.slice(0, -1).map((match) => match.message);
  group.within = [...new Set([...group.within, ...outer])];
  const values: Record<string, string> = {
    ...(line.alias && {alias: line.alias}),
    ...Object.assign({}, ...found.map((match) => match.values)),
  };
  for (const [name, value] of Object.entries(values)) {
    const known = (group.values[name] ??= []);
    if (value !== '' && !known.includes(value) && known.length < MOST_VALUES) known.push(value);
  }
}

function bySeverity(a: Answer, b: Answer): number {
  const severity = SEVERITY.indexOf(a.level) - SEVERITY.indexOf(b.level);
  return severity || a.first.line - b.first.line;
}

/** Puts each answer below the earliest one that it follows from. */
function foldConsequences(answers: readonly Draft[]): Answer[] {
  const causeOf = (answer: Draft): Draft | undefined => {
    const follows = [answer.message, ...answer.within].flatMap((message) => message.follows ?? []);
    return answers.find(
      (other) =>
        other !== answer &&
        // A cause can be logged right after its consequence.
        other.first.line <= answer.first.line + 1 &&
        [other.message, ...other.within].some(({id}) => follows.includes(id)),
    );
  };
  const top: Draft[] = [];
  for (const answer of answers.toSorted((a, b) => a.first.line - b.first.line)) {
    const cause = causeOf(answer);
    if (cause) cause.consequences = [...cause.consequences, answer];
    else top.push(answer);
  }
  return top.sort(bySeverity);
}

/** Explains logs with the messages that were loaded last. */
export interface Explainer {
  load(messages: readonly Message[]): void;
  explain(log: string): Explanation;
}

/** Makes an explainer, which a worker offers to the page. */
export function createExplainer(): Explainer {
  let index = indexPatterns([]);
  return {
    load: (messages) => void (index = indexPatterns(messages)),
    explain: (log) => explain(index, log),
  };
}
