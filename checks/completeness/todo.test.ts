import {describe, expect, test} from 'vitest';
import {findGrowth, formatTodo, parseTodo} from './todo';

test('reads what it writes', () => {
  const text = formatTodo(['/docs/edge/b', '/docs/edge/a']);
  expect(parseTodo(text)).toEqual(['/docs/edge/a', '/docs/edge/b']);
  expect(text).toContain('npm run coverage');
  expect(parseTodo(formatTodo([]))).toEqual([]);
});

describe('refuses', () => {
  test('a list that is not sorted, or holds a path twice', () => {
    expect(() => parseTodo('- /b\n- /a\n')).toThrow('/a stands after /b');
    expect(() => parseTodo('- /a\n- /a\n')).toThrow('each path once');
  });

  test('anything but paths', () => {
    expect(() => parseTodo('a: 1')).toThrow('must be a list of paths');
  });
});

test('growth is what was not there before', () => {
  expect(findGrowth(['/a', '/b'], ['/b'])).toEqual([]);
  expect(findGrowth(['/a'], ['/a', '/c'])).toEqual(['/c']);
});
