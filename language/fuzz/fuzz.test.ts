import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type LanguageClient} from '../../src/language/client';
import {ENTRIES} from '../../src/language/protocol';
import {describeLanguages} from '../../src/language/testing';
import {fuzz} from './fuzz';
import {faultySource} from './mutate';
import {SAMPLES} from './samples';

describe('faulty sources', () => {
  const make = (seed: number) => fc.sample(faultySource(SAMPLES.script), {numRuns: 50, seed});

  test('are the same for the same seed, and differ for another', () => {
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
  });

  test('are faulty', () => {
    const valid: readonly string[] = SAMPLES.script;
    const untouched = make(3).filter((source) => valid.includes(source));
    expect(untouched.length).toBeLessThan(5);
  });
});

test('a request without an answer fails the run', async () => {
  const silent: LanguageClient = {
    release: '1.0.0',
    ask: () => Promise.reject(new Error('not asked')),
    askAll: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  await expect(fuzz(silent, ENTRIES, 3, 1)).rejects.toThrow(/^No answer to \{"kind"/);
});

describeLanguages('faulty sources', (_release, language, {entries}) => {
  test('three hundred of them are all answered', async () => {
    const {counts} = await fuzz(await language(), entries, 300, 20_261_121);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(300);
    // If the parser refused nearly all sources, this would test little else.
    expect(counts.refused).toBeGreaterThan(100);
    expect(counts.right).toBeGreaterThan(10);
  });

  test('are made from sources of which at least one is valid', async () => {
    const requests = entries.map((entry) => ({
      kind: 'check' as const,
      entry,
      source: SAMPLES[entry].at(-1) ?? '',
    }));
    const answers = await (await language()).askAll(requests);
    expect(answers.map(({ok}) => ok)).toContain(true);
  });
});
