import {expect, test} from 'vitest';
import {layOut} from './draw';

const TITLES = [
  'kafka',
  'Six weeks, in time for Thanksgiving',
  'Write a function of the standard library that reads its arguments, and fails where they do not fit',
];

test.each(TITLES)('the card of %j fits into the picture', async (title) => {
  const svg = await layOut({area: 'Documentation', title, date: 'May 1, 2022'});
  const [, y, height] = /<image[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(y) + Number(height)).toBeLessThanOrEqual(630 - 40);
  const [, titleTop] = /<path[^>]* d="M[\d.]+ ([\d.]+)/.exec(svg) ?? [];
  expect(Number(titleTop)).toBeGreaterThan(0);
});
