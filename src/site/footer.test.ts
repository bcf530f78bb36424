import {expect, test} from 'vitest';
import {footer} from './footer';

test('the footer has three groups', () => {
  const groups = footer.links as {title: string; items: {label: string}[]}[];
  const labels = groups.map(({title, items}) => [title, items.map(({label}) => label)]);
  expect(Object.fromEntries(labels)).toEqual({
    Social: ['Chat', 'Twitter', 'GitHub'],
    Media: ['Blog'],
    More: ['Code of Conduct', 'Read offline', 'Download releases'],
  });
});
