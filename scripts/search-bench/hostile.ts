import fc from 'fast-check';
import {compositions, expensive, pastes} from '../../tests/fixtures/search/hostile';
import {VERSIONS} from '../../tests/versions';
import {percentile} from './score';
import {openVersion} from './siteSearch';

/** Longer, and the reader waits for a letter. */
const LIMIT_MS = 200;
const SEED = 20;

type Slow = {readonly query: string; readonly ms: number};

/**
 * Asks every version's search of a build hostile queries, half of them made of the words that its
 * index has, and prints how many failed and how long they took.
 */
export async function askHostile(count: number, build: string): Promise<void> {
  const times: number[] = [];
  const slow: Slow[] = [];
  const failed: string[] = [];
  let limited = 0;
  for (const {label} of VERSIONS) {
    const {engine, tags, terms} = openVersion(build, label);
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
      try {
        const {limits} = await engine.search(query, tags);
        if (limits) limited++;
      } catch (error) {
        failed.push(`${JSON.stringify(query)}: ${String(error)}`);
      }
      const ms = performance.now() - start;
      times.push(ms);
      if (ms > LIMIT_MS) slow.push({query, ms});
    }
  }
  const worst = slow.sort((one, other) => other.ms - one.ms).slice(0, 10);
  const show = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    [
      `${times.length} hostile queries: ${failed.length} exceptions, ${slow.length} over ${LIMIT_MS} ms.`,
      `p50 ${show(percentile(times, 0.5))}, p95 ${show(percentile(times, 0.95))}, ` +
        `p99 ${show(percentile(times, 0.99))}, worst ${show(Math.max(...times))}.`,
      `${limited} were told that a part of them was left out.`,
      ...failed.slice(0, 10),
      ...worst.map(({query, ms}) => `  ${show(ms)}: ${JSON.stringify(query.slice(0, 200))}`),
    ].join('\n'),
  );
}
