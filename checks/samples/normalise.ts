/**
 * The one way in which recorded output is made the same on every machine and at
 * any time. Each rule keeps the form of what it replaces; applied twice, it
 * changes nothing more. samples/README.md lists the rules.
 */

interface Rule {
  readonly what: string;
  readonly pattern: RegExp;
  readonly stand: string | ((match: string) => string);
}

/** 2022-08-01 12:00:00 UTC, which every time becomes. */
const SECONDS = '1659355200';

const RULES: readonly Rule[] = [
  {
    what: 'a date and time, with as many digits of a second as it had',
    pattern: /\b\d{4}-\d\d-\d\d([T ])\d\d:\d\d:\d\d(?:\.\d+)?/g,
    stand: (match) => `2022-08-01${match[10]}12:00:00${match.slice(19).replace(/\d/g, '0')}`,
  },
  {
    what: 'the date of an HTTP header',
    pattern: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g,
    stand: 'Mon, 01 Aug 2022 12:00:00 GMT',
  },
  {
    what: 'nanoseconds, microseconds or milliseconds since 1970 (of the years 2020 to 2033)',
    pattern: /(?<![\d.])1[6-9]\d{8}(?:\d{9}|\d{6}|\d{3})(?![\d.])/g,
    stand: (match) => SECONDS.padEnd(match.length, '0'),
  },
  {
    what: 'a UUID',
    pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi,
    stand: '00000000-0000-4000-8000-000000000000',
  },
  {
    what: 'a port that the system chose (32768 and above) on the loopback address',
    pattern: /\b(127\.0\.0\.1|localhost):(?:3[3-9]|[4-5]\d|6[0-5])\d{3}\b/g,
    stand: (match) => match.replace(/\d+$/, '50000'),
  },
  {
    what: 'the order of connectors, and of flows by state, in an answer of the management interface',
    pattern: /(?<="connectors":\[)"[^\]]*(?=\])|(?<="flows":\{)"[^}]*(?=\})/g,
    stand: (match) => match.split(',').sort().join(','),
  },
  {
    what: 'the branch and the commit that a build of the runtime names',
    pattern: /(?<=\btremor version: \S+) \S+:\S+/g,
    stand: '',
  },
  {
    what: 'the time that a test took, after the word Elapsed',
    pattern: /(?<=\bElapsed: +)\d[\d.]*(?:[a-zµ]+| [a-zµ]+)(?: \d+[a-z]+)*/g,
    stand: '1ms',
  },
];

/** What is replaced, in words; for the documentation and its test. */
export const NORMALISED: readonly string[] = RULES.map(({what}) => what);

/** Replaces what differs from run to run. */
export function normalise(text: string): string {
  return RULES.reduce(
    (current, {pattern, stand}) =>
      typeof stand === 'string' ? current.replace(pattern, stand) : current.replace(pattern, stand),
    text,
  );
}

/** The management interface's port on every page. */
export const API_PORT = 9898;

/** Names of the machine that a run was on, and what the page says in their place. */
export interface Surroundings {
  /** The folder that the commands ran in. */
  readonly folder: string;
  /** The machine's name. */
  readonly host: string;
  /** Port of the management interface in the run. */
  readonly apiPort: number;
}

/** Replaces the names of the machine, then what differs from run to run. */
export function normaliseRun(text: string, {folder, host, apiPort}: Surroundings): string {
  const plain = text
    .replaceAll(`${folder}/`, '/srv/sample/')
    .replaceAll(folder, '/srv/sample')
    .replace(new RegExp(`:${apiPort}\\b`, 'g'), `:${API_PORT}`);
  return normalise(host.length > 2 ? plain.replaceAll(host, 'host.example') : plain);
}
