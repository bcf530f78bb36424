import fs from 'node:fs';
import path from 'node:path';
import {addRun, validateRun, type BenchmarkRun} from '../../src/records/model/benchmarks';
import {RecordError} from '../../src/records/model/parseRecord';

/** The file of the runs, from the project's root. */
export const RUNS = 'data/benchmarks/runs.json';

/**
 * Adds the run in a file to the runs of the site. When it is refused, nothing changes.
 *
 * @param siteDir the project's root
 * @param file absolute path of the JSON of one run
 * @param today as `2026-01-31`
 * @returns the run's title
 * @throws RecordError naming the file, the field, and what was expected there
 */
export function addBenchmark(siteDir: string, file: string, today: string): string {
  const added = validateRun(file, readJson(file));
  const target = path.join(siteDir, RUNS);
  const runs = readJson(target) as BenchmarkRun[];
  const text = JSON.stringify(addRun(runs, added, file, today), null, 2);
  // Written to a new file and renamed, so that the list is never incomplete.
  fs.writeFileSync(`${target}.new`, `${text}\n`);
  fs.renameSync(`${target}.new`, target);
  return added.title;
}

function readJson(file: string): unknown {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new RecordError(`${file} cannot be read: ${(error as Error).message}. Check the path.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
