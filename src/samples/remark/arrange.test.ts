import {expect, it} from 'vitest';
import {arrange, sizeOf} from './arrange';

const sides = (...widths: number[]) => widths.map((width) => ({width, lines: 1}));

it('puts two blocks into one row if their lines are short enough', () => {
  expect(arrange(sides(30, 30))).toEqual({fit: 'narrow'});
  expect(arrange(sides(50, 12))).toEqual({fit: 'narrow', split: 'left'});
  expect(arrange(sides(12, 60))).toEqual({fit: 'wide', split: 'right'});
  expect(arrange(sides(90, 90))).toEqual({});
  expect(arrange(sides(10))).toEqual({});
});

it('puts two of three blocks side by side if they fit', () => {
  expect(arrange(sides(20, 30, 80))).toEqual({fit: 'narrow', pair: 'first'});
  expect(arrange(sides(48, 49, 20))).toEqual({fit: 'narrow', split: 'left', pair: 'stack'});
  expect(arrange(sides(100, 100, 100))).toEqual({});
});

it('makes a sample of three as low as it can be', () => {
  const [low, high] = [
    {width: 10, lines: 1},
    {width: 10, lines: 6},
  ] as const;
  expect(arrange([low, low, high])).toEqual({fit: 'narrow', pair: 'stack'});
  expect(arrange([high, high, low])).toEqual({fit: 'narrow', pair: 'first'});
});

it('lets the message after the carets of a diagnostic wrap', () => {
  expect(sizeOf(['Error:\n  1 | event.a\n    | ^^^^^^^ a very long message', '1'])).toEqual({
    width: 13,
    lines: 4,
  });
});
