import {expect, test} from 'vitest';
import {withoutFolder} from './debug';

test('paths below the folder become relative at any depth and inside longer texts', () => {
  const value = {
    file: '/home/me/site/docs/a.md',
    list: ['/home/me/site/b', {deep: 'in /home/me/site/c and /home/me/site/d'}],
    other: '/home/me/sites/e',
    count: 3,
  };
  expect(withoutFolder(value, '/home/me/site')).toEqual({
    file: 'docs/a.md',
    list: ['b', {deep: 'in c and d'}],
    other: '/home/me/sites/e',
    count: 3,
  });
});
