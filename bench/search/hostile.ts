import fc from 'fast-check';
import {compositions, expensive, pastes} from '../../testing/fixtures/search/hostile';
import {VERSIONS} from '../../testing/versions';
import {percentile} from '../percentile';
import {openVersion} from '../../testing/siteSearch';

/** Beyond this, readers notice a delay while they type. */
const LIMIT_MS = 200;
const SEED = 20;

type Answered = {readonly query: string; readonly ms: number; readonly processor: number};

/**
 * Sends hostile queries, half of them made of words of the index, to the search of every version, and
 * prints how many failed and how long they took.
 */
export async function askHostile(count: number, build: string): Promise<void> {
  const answered: Answered[] = [];
  const failed: string[] = [];
  let limited = 0;
  for (const {label} of VERSIONS) {
    const {engine, tags, terms} = openVersion(build, label);
    // The first query with an operator loads the parser.
    await engine.search('+kafka', tags);
    const share = Math.ceil(count / VERSIONS.length);
    const queries = fc.sample(
      fc.oneof(
        {arbitrary: compositions, weight: 3},
        {arbitrary: pastes, weight: 2},
        {arbitrary: expensive(terms), weight: 5},
      ),
      {numRuns: share, seed: SEED},
    );
    for (const query of queries) {
      const start = performance.now();
      const before = process.cpuUsage();
      try {
        const {limits} = await engine.search(query, tags);
        if (limits) limited++;
      } catch (error) {
        failed.push(`${JSON.stringify(query)}: ${String(error)}`);
      }
      const {user, system} = process.cpuUsage(before);
      answered.push({query, ms: performance.now() - start, processor: (user + system) / 1000});
    }
  }
  const slow = answered.filter(({ms}) => ms > LIMIT_MS);
  // Other work on the machine adds to the elapsed time, not to the processor time.
  const costly = answered.filter(({processor}) => processor > LIMIT_MS);
  const worst = [...answered].sort((one, other) => other.processor - one.processor).slice(0, 10);
  const show = (value: number) => `${value.toFixed(1)} ms`;
  const spread = (times: readonly number[]) =>
    `p50 ${show(percentile(times, 0.5))}, p95 ${show(percentile(times, 0.95))}, ` +
    `p99 ${show(percentile(times, 0.99))}, worst ${show(percentile(times, 1))}`;
  console.log(
    [
      `${answered.length} hostile queries: ${failed.length} exceptions, ${slow.length} over ` +
        `${LIMIT_MS} ms, ${costly.length} over ${LIMIT_MS} ms of the processor.`,
      `By the clock: ${spread(answered.map(({ms}) => ms))}.`,
      `On the processor: ${spread(answered.map(({processor}) => processor))}.`,
      `For ${limited}, the reader was informed that a part of the query was ignored.`,
      ...failed.slice(0, 10),
      'The most costly:',
      ...worst.map(
        ({query, processor}) => `  ${show(processor)}: ${JSON.stringify(query.slice(0, 200))}`,
      ),
    ].join('\n'),
  );
}
