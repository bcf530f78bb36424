/** `npm run bench:add FILE`: adds the JSON of a benchmark run to /benchmarks. */
import path from 'node:path';
import {addBenchmark} from './bench-add/addBenchmark';

const USAGE = 'Usage: npm run bench:add FILE. The file has one run: data/benchmarks/README.md.';
const [file, ...rest] = process.argv.slice(2);
try {
  if (file === undefined || rest.length > 0) throw new Error(USAGE);
  const today = new Date().toISOString().slice(0, 10);
  const title = addBenchmark(path.resolve(__dirname, '..'), path.resolve(file), today);
  console.log(`Added "${title}" to data/benchmarks/runs.json. Look at it: npm start, /benchmarks.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
