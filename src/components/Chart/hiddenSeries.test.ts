import {expect, test} from 'vitest';
import {formatHidden, parseHidden} from './hiddenSeries';

test('hidden series survive the address, for each chart', () => {
  const query = formatHidden('?q=1&hide=other.2', 'scheduling', new Set([2, 0]));
  expect(query).toBe('?q=1&hide=other.2,scheduling.1,scheduling.3');
  expect(parseHidden(query, 'scheduling')).toEqual(new Set([0, 2]));
  expect(parseHidden(query, 'other')).toEqual(new Set([1]));
});

test('without hidden series, the address has no parameter', () => {
  expect(formatHidden('?hide=scheduling.1', 'scheduling', new Set())).toBe('');
});

test.each([
  '?hide=',
  '?hide=scheduling',
  '?hide=scheduling.x,scheduling.0',
  '?hide=%00',
  '?other=1',
])('%s hides nothing', (search) => {
  expect(parseHidden(search, 'scheduling')).toEqual(new Set());
});
