import {expect, it} from 'vitest';
import {groupByYear} from './groupByYear';

const post = (date: string) => ({metadata: {date}});

it('puts the newest year first, and its newest post first', () => {
  const [older, newest, middle] = [
    '2020-02-22T00:00:00.000Z',
    '2022-09-01T00:00:00.000Z',
    '2022-01-05T00:00:00.000Z',
  ].map(post) as [ReturnType<typeof post>, ReturnType<typeof post>, ReturnType<typeof post>];
  expect(groupByYear([older, middle, newest])).toEqual([
    {year: '2022', posts: [newest, middle]},
    {year: '2020', posts: [older]},
  ]);
});

it('returns no years without posts', () => {
  expect(groupByYear([])).toEqual([]);
});
