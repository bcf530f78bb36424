import {expect, test} from 'vitest';
import {ENTRIES} from '../../src/language/protocol';
import {describeLanguages} from '../../src/language/testing';
import {fuzz} from './fuzz';
import {SAMPLES} from './samples';

test('a request without an answer fails the run', async () => {
  const silent = {askAll: () => Promise.resolve([])};
  await expect(fuzz(silent, ENTRIES, 3, 1)).rejects.toThrow(/^No answer to \{"kind"/);
});

describeLanguages('faulty sources', (_release, language, {entries}) => {
  test('three hundred of them are all answered', async () => {
    const {counts} = await fuzz(language, entries, 300, 20_261_121);
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
    const answers = await language.askAll(requests);
    expect(answers.map(({ok}) => ok)).toContain(true);
  });
});
