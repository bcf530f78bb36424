/**
 * Makes recorded output the same on every machine and at any time. Each rule keeps the form of the text
 * that it replaces, so that a second pass changes nothing. samples/README.md lists the rules.
 */

interface Rule {
  readonly pattern: RegExp;
  readonly replacement: string | ((match: string) => string);
}

/** 2022-08-01 12:00:00 UTC, which every time becomes. */
const SECONDS = '1659355200';

const RULES: readonly Rule[] = [
  {
    // A date and time, with as many digits of a second as it had.
    pattern: /\b\d{4}-\d\d-\d\d([T ])\d\d:\d\d:\d\d(?:\.\d+)?/g,
    replacement: (match) => `2022-08-01${match[10]}12:00:00${match.slice(19).replace(/\d/g, '0')}`,
  },
  {
    // The date of an HTTP header.
    pattern: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/g,
    replacement: 'Mon, 01 Aug 2022 12:00:00 GMT',
  },
  {
    // Nanoseconds, microseconds or milliseconds since 1970, of the years 2020 to 2033.
    pattern: /(?<![\d.])1[6-9]\d{8}(?:\d{9}|\d{6}|\d{3})(?![\d.])/g,
    replacement: (match) => SECONDS.padEnd(match.length, '0'),
  },
  {
    // A UUID.
    pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi,
    replacement: '00000000-0000-4000-8000-000000000000',
  },
  {
    // A port that the system chose (32768 and above) on the loopback address.
    pattern: /\b(127\.0\.0\.1|localhost):(?:3[3-9]|[4-5]\d|6[0-5])\d{3}\b/g,
    replacement: (match) => match.replace(/\d+$/, '50000'),
  },
  {
    // The order of connectors, and of flows by state, in an answer of the management interface.
    pattern: /(?<="connectors":\[)"[^\]]*(?=\])|(?<="flows":\{)"[^}]*(?=\})/g,
    replacement: (match) => match.split(',').sort().join(','),
  },
  {
    // The branch and the commit that a build of the runtime names.
    pattern: /(?<=\btremor version: \S+) \S+:\S+/g,
    replacement: '',
  },
  {
    // The time that a test took, after the word Elapsed.
    pattern: /(?<=\bElapsed: +)\d[\d.]*(?:[a-zµ]+| [a-zµ]+)(?: \d+[a-z]+)*/g,
    replacement: '1ms',
  },
];

/** Replaces the parts of a text that differ from run to run. */
export function normalize(text: string): string {
  return RULES.reduce(
    (current, {pattern, replacement}) =>
      typeof replacement === 'string'
        ? current.replace(pattern, replacement)
        : current.replace(pattern, replacement),
    text,
  );
}

/** The port of the management interface on every page. */
export const API_PORT = 9898;

/** The names in a run's output that belong to the machine. */
interface Surroundings {
  /** The folder that the commands ran in. */
  readonly folder: string;
  /** The machine's name. */
  readonly host: string;
  /** Port of the management interface in the run. */
  readonly apiPort: number;
}

/** Replaces the names that belong to the machine, then the parts that differ from run to run. */
export function normalizeRun(text: string, {folder, host, apiPort}: Surroundings): string {
  const plain = text
    .replaceAll(`${folder}/`, '/srv/sample/')
    .replaceAll(folder, '/srv/sample')
    .replace(new RegExp(`:${apiPort}\\b`, 'g'), `:${API_PORT}`);
  return normalize(host.length > 2 ? plain.replaceAll(host, 'host.example') : plain);
}
