/** Takes off a line of a log what is not the runtime's message. */

export type Level = 'error' | 'warn' | 'info';

/** A line of a log in parts. */
export interface LogLine {
  /** The message. */
  readonly body: string;
  readonly level?: Level;
  /** The module that logged it, such as `tremor_runtime::pipeline`. */
  readonly target?: string;
  /** As the log has it. */
  readonly time?: string;
  /** The connector, flow, or pipeline in brackets before the message. */
  readonly alias?: string;
}

/** A longer line is cut there. */
export const LONGEST_LINE = 8192;
/** How far from the start of a line the runtime's own prefix is looked for. */
const PREFIX = 400;
/** The most prefixes that one line has. */
const MOST = 12;

/** The escape character begins the code of a color. */
const COLOR = new RegExp(String.raw`${String.fromCodePoint(27)}\[[\d;]*[A-Za-z]`, 'g');

const TIME = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?`;
const LEVEL = '(?:error|warn(?:ing)?|info|debug|trace|fatal|critical)';

/** The prefix of env_logger: `[2022-08-01T12:00:00Z ERROR tremor_runtime] `. */
const OWN = new RegExp(String.raw`\[(${TIME}) +(${LEVEL}) +([\w:]+)\] ?`, 'i');

/** Prefixes of other programs, each at the start of what is left. The groups are time, level, and target. */
const PREFIXES: readonly RegExp[] = [
  // The lines of several containers, and of pods.
  /^[A-Za-z][\w.-]{0,80} +\| ?/,
  /^\[pod\/[\w./-]{1,200}\] /,
  // Kubernetes' runtime: time, stream, and whether the line is complete.
  new RegExp(String.raw`^(?<time>${TIME}) (?:stdout|stderr) [FP] `),
  // The priority of syslog, and a version that RFC 5424 adds.
  /^<\d{1,3}>(?:1 )?/,
  // RFC 5424: time, host, program, process, id, structured data.
  new RegExp(String.raw`^(?<time>${TIME}) \S+ [\w./-]+ (?:\d+|-) \S+ (?:-|\[[^\]]*\]) `),
  // journald and RFC 3164: time, host, program with its process.
  new RegExp(
    String.raw`^(?<time>[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|${TIME}) [\w.-]+ [\w./-]+(?:\[\d+\])?: `,
  ),
  new RegExp(String.raw`^\[?(?<time>${TIME})\]?[ :]*`),
  new RegExp(String.raw`^[[(]?(?<level>${LEVEL})[\])]?[ :]+(?=\S)`, 'i'),
  // The module of log4rs, and the name of a thread.
  /^\[?(?<target>(?:tremor|librdkafka|rdkafka)\w*(?:::\w+)*)(?:\] | - )/,
  /^- /,
];

/** The spans and the module of tracing, which other programs in Rust use. */
const TRACING = /^(?:\w+\{[^}]{0,200}\}: ?){0,4}(?<target>[a-z]\w*(?:::\w+)+): /;

const ALIAS = /^\[(?:Connector|Source|Sink|Flow|Pipeline|Onramp|Offramp)::([^\]]{1,200})\][,:]? ?/;

/** Fields of JSON in which programs keep a line, its level, and its time. */
const FIELDS = {
  body: ['log', 'message', 'msg', 'MESSAGE', 'line', 'body'],
  level: ['level', 'severity', 'lvl'],
  time: ['time', 'timestamp', 'ts', '@timestamp'],
};

/** Takes a line apart; the number of its steps is bounded, and each is linear. */
export function readLine(raw: string): LogLine {
  const text = raw.slice(0, LONGEST_LINE).replace(COLOR, '');
  let line: LogLine = {body: text.trim()};
  for (let step = 0; step < MOST; step += 1) {
    const next = unwrap(line);
    if (!next) break;
    line = next;
  }
  const [prefix = '', alias] = ALIAS.exec(line.body) ?? [];
  return {...line, body: line.body.slice(prefix.length).trim(), ...(alias && {alias})};
}

/** The line without one prefix; undefined if there is none. */
function unwrap(line: LogLine): LogLine | undefined {
  const {body} = line;
  const fields = body.startsWith('{') && body.endsWith('}') && readJson(body);
  if (fields) return {...line, ...fields};
  const head = body.slice(0, PREFIX);
  const own = OWN.exec(head);
  if (own) {
    const [all, time, level, target] = own;
    const rest = body.slice(own.index + all.length).trim();
    return known({...line, body: rest}, {time, level, target});
  }
  for (const prefix of line.level ? [...PREFIXES, TRACING] : PREFIXES) {
    const found = prefix.exec(head);
    if (!found || found[0] === '') continue;
    return known({...line, body: body.slice(found[0].length).trim()}, found.groups ?? {});
  }
  return undefined;
}

function known(line: LogLine, {time, level, target}: Record<string, string | undefined>): LogLine {
  const found = level && levelOf(level);
  return {...line, ...(time && {time}), ...(found && {level: found}), ...(target && {target})};
}

function levelOf(name: string): Level {
  if (/^(?:error|fatal|critical)$/i.test(name)) return 'error';
  return /^warn/i.test(name) ? 'warn' : 'info';
}

/** The line in a JSON wrapper; undefined if it is not a wrapper. */
function readJson(text: string): LogLine | undefined {
  try {
    const record = JSON.parse(text) as Record<string, unknown>;
    const read = (names: readonly string[]) =>
      names.map((name) => record[name]).find((value) => typeof value === 'string');
    const body = read(FIELDS.body)?.trim();
    if (body === undefined) return undefined;
    return known({body}, {level: read(FIELDS.level), time: read(FIELDS.time)});
  } catch {
    return undefined;
  }
}
