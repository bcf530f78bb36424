import {describe, expect, it} from 'vitest';
import {showsText} from './compare';

describe('showsText', () => {
  it.each([
    ['a\nb', 'a  \nb\n\n', true],
    ['a\nb', 'a\nc', false],
    ['a', 'a\nb', false],
    ['a\n[…]\nd', 'a\nb\nc\nd', true],
    ['a\n[…]\nd', 'a\nd', true],
    ['a\n[…]\nd', 'a\nb\nc', false],
    ['[…]\nb', 'x\na\nb', true],
    ['a\n[…]', 'a', true],
    ['a\n[…]', 'a\nb\nc', true],
    ['a\n[…]', 'b', false],
    ['[…]', 'anything\nat all', true],
    ['{"v": "[…]"}', '{"v": "0.12"}', true],
    ['v 0.12 […]', 'v 0.12', true],
    ['a.c', 'abc', false],
    ['at 2022-08-01T12:00:00Z', 'at 2026-11-21T06:33:12Z', true],
  ])('%j against %j: %s', (shown, printed, expected) =>
    expect(showsText(shown, printed)).toBe(expected),
  );
});
