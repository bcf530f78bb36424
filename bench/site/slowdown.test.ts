import {expect, test} from 'vitest';
import {readSlowdown} from './slowdown';

test('numbers from 1 on are read', () => {
  expect(readSlowdown('1')).toBe(1);
  expect(readSlowdown('1.5')).toBe(1.5);
});

test.each(['', '0', '0.5', '-4', 'four'])('"%s" is refused', (text) => {
  expect(() => readSlowdown(text)).toThrow(
    `--slow is "${text}", expected a number such as 4, 1 or more.`,
  );
});
