/** Benchmark runs that maintainers add to the site: the file `data/benchmarks/runs.json`. */
import * as z from 'zod';
import {line} from './fields';
import {parseRecord, RecordError, type Read} from './parseRecord';

const result = z.strictObject({
  /** The name of the benchmark, or of a part of it. */
  name: line(60),
  /** In the unit of the run. */
  value: z.number().positive(),
});

const run = z.strictObject({
  /** A heading of the page; no two runs have the same. */
  title: line(80),
  /** Year, month, and day of the run. */
  date: z.iso.date(),
  /** The software that was measured, with its release. */
  versions: line(200),
  /** Processor, cores, memory, system. */
  machine: line(200),
  /** Where the report or its logs are: an address, or a file of a repository. */
  source: line(200),
  /** Of all values of the run, such as `events/s`. */
  unit: line(20),
  results: z.array(result).min(1).max(24),
  /** A remark that readers need before they compare the values. */
  note: line(300).optional(),
});

/** A benchmark run: what was measured, when, on which machine, and the results. */
export type BenchmarkRun = Read<typeof run>;

/**
 * Checks one run.
 *
 * @param file its file, for messages
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateRun(file: string, value: unknown): BenchmarkRun {
  const valid = parseRecord(
    run,
    value,
    `${file} is not a benchmark run`,
    'data/benchmarks/README.md',
  );
  const names = valid.results.map(({name}) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice === undefined) return valid;
  throw new RecordError(
    `${file}: the field \`results\` has "${twice}" twice. Give each value a different name.`,
  );
}

/**
 * Adds a run to the list, newest first.
 *
 * @param today the day on which it is added, as `2026-01-31`: no run can be of a later day
 * @throws RecordError if the run is in the future, or its title is taken
 */
export function addRun(
  runs: readonly BenchmarkRun[],
  added: BenchmarkRun,
  file: string,
  today: string,
): BenchmarkRun[] {
  if (added.date > today) {
    throw new RecordError(
      `${file}: the field \`date\` says ${added.date}, which is after today, ${today}. ` +
        'Write the day of the run.',
    );
  }
  if (runs.some(({title}) => title === added.title)) {
    throw new RecordError(
      `${file}: the field \`title\` says "${added.title}", and there is a run of that title. ` +
        'Choose another one, or remove the old run from data/benchmarks/runs.json first.',
    );
  }
  return [...runs, added].sort((a, b) => b.date.localeCompare(a.date));
}
