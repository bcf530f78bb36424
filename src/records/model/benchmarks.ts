/** Benchmark runs that maintainers add to the site: the file `data/benchmarks/runs.json`. */
import * as z from 'zod';
import {alsoAfterMistakes, line, unique} from './fields';
import {parseRecord, type Read} from './parseRecord';

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
  date: z.iso.date().refine((date) => date <= new Date().toISOString().slice(0, 10), {
    error: 'must not be after today',
  }),
  /** The software that was measured, with its release. */
  versions: line(200),
  /** Processor, cores, memory, system. */
  machine: line(200),
  /** Where the report or its logs are: an address, or a file of a repository. */
  source: line(200),
  /** Of all values of the run, such as `events/s`. */
  unit: line(20),
  results: z.array(result).min(1).max(24).superRefine(unique('name'), alsoAfterMistakes),
  /** A remark that readers need before they compare the values. */
  note: line(300).optional(),
});

/** A benchmark run: what was measured, when, on which machine, and the results. */
export type BenchmarkRun = Read<typeof run>;

const runs = z
  .array(run)
  .superRefine(unique('title'), alsoAfterMistakes)
  .refine((list) => list.every(({date}, at) => at === 0 || date <= (list[at - 1]?.date ?? '')), {
    error: 'must have the newest run first',
  });

/**
 * Checks the list of runs.
 *
 * @throws RecordError naming every wrong field and what was expected there
 */
export function validateRuns(value: unknown): readonly BenchmarkRun[] {
  const what = 'data/benchmarks/runs.json is not a list of benchmark runs';
  return parseRecord(runs, value, what, 'data/benchmarks/README.md');
}
