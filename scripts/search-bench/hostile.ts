import fc from 'fast-check';
import {compositions, expensive, pastes} from '../../tests/fixtures/search/hostile';
import {VERSIONS} from '../../tests/versions';
import {percentile} from './score';
import {openVersion} from './siteSearch';

/** Longer, and the reader waits for a letter. */
const LIMIT_MS = 200;
const SEED = 20;

type Asked = {readonly query: string; readonly ms: number; readonly processor: number};

/**
 * Asks every version's search of a build hostile queries, half of them made of the words that its
 * index has, and prints how many failed and how long they took.
 */
export async function askHostile(count: number, build: string): Promise<void> {
  const asked: Asked[] = [];
  const failed: string[] = [];
  let limited = 0;
  for (const {label} of VERSIONS) {
    const {engine, tags, terms} = openVersion(build, label);
    // The first such query loads what reads operators.
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
      asked.push({query, ms: performance.now() - start, processor: (user + system) / 1000});
    }
  }
  const slow = asked.filter(({ms}) => ms > LIMIT_MS);
  // What else the machine does stretches the time, and not what the processor spends on a query.
  const costly = asked.filter(({processor}) => processor > LIMIT_MS);
  const worst = [...asked].sort((one, other) => other.processor - one.processor).slice(0, 10);
  const show = (value: number) => `${value.toFixed(1)} ms`;
  const spread = (times: readonly number[]) =>
    `p50 ${show(percentile(times, 0.5))}, p95 ${show(percentile(times, 0.95))}, ` +
    `p99 ${show(percentile(times, 0.99))}, worst ${show(percentile(times, 1))}`;
  console.log(
    [
      `${asked.length} hostile queries: ${failed.length} exceptions, ${slow.length} over ` +
        `${LIMIT_MS} ms, ${costly.length} over ${LIMIT_MS} ms of the processor.`,
      `By the clock: ${spread(asked.map(({ms}) => ms))}.`,
      `On the processor: ${spread(asked.map(({processor}) => processor))}.`,
      `${limited} were told that a part of them was left out.`,
      ...failed.slice(0, 10),
      'The most costly:',
      ...worst.map(
        ({query, processor}) => `  ${show(processor)}: ${JSON.stringify(query.slice(0, 200))}`,
      ),
    ].join('\n'),
  );
}
