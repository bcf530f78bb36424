import {expect, test} from 'vitest';
import {applyTwins, findOldTwins} from './oldTwins';

const page = (...paragraphs: string[]) => `---\ntitle: A\n---\n\n${paragraphs.join('\n\n')}\n`;
const before = page('# A', 'It reads 5 files.', 'Own words.', 'Last.');
const after = page('# A', 'It reads $6 files.', 'New own words.', 'Last.');

test('a paragraph that changed in one version is found in another one, and applied there', () => {
  const twin = page('# A', 'More.', 'It reads 5 files.', 'Other words.');
  const twins = findOldTwins(before, after, twin);
  expect(twins).toEqual([{former: 'It reads 5 files.', now: 'It reads $6 files.'}]);
  expect(applyTwins(twin, twins)).toBe(page('# A', 'More.', 'It reads $6 files.', 'Other words.'));
});

test('nothing is found in a version that has the new paragraph, or its own one', () => {
  expect(findOldTwins(before, after, after)).toEqual([]);
  expect(findOldTwins(before, before, before)).toEqual([]);
});
