import {describe, expect, it} from 'vitest';
import {rangeOf} from './places';

const at = (line: number, column: number) => ({line, column});

describe('rangeOf', () => {
  const text = 'let a = 1;\n"🚀" + b';

  it('finds words by line and column', () => {
    expect(rangeOf(text, at(1, 5), at(1, 6))).toEqual({from: 4, to: 5});
  });

  it('counts a character beyond the basic plane once', () => {
    const range = rangeOf(text, at(2, 7), at(2, 8));
    expect(text.slice(range?.from, range?.to)).toBe('b');
  });

  it('leaves out lines that were put in front', () => {
    expect(rangeOf(text, at(3, 5), at(3, 6), 2)).toEqual({from: 4, to: 5});
    expect(rangeOf(text, at(2, 1), at(2, 2), 2)).toBeUndefined();
  });

  it('ends at the end of the text', () => {
    expect(rangeOf(text, at(2, 1), at(9, 1))).toEqual({from: 11, to: text.length});
    expect(rangeOf(text, at(2, 1), at(1, 1))).toEqual({from: 11, to: 11});
    expect(rangeOf(text, at(9, 1), at(9, 2))).toBeUndefined();
    expect(rangeOf(text, undefined, undefined)).toBeUndefined();
  });
});
