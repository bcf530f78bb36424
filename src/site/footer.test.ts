import {expect, test} from 'vitest';
import {footer} from './footer';
import type {Pages} from './findPages';

function outline(hasConduct: boolean): Record<string, string[]> {
  const pages = {hasCommunityDoc: () => hasConduct} as unknown as Pages;
  const groups = footer(pages).links as {title: string; items: {label: string}[]}[];
  return Object.fromEntries(groups.map(({title, items}) => [title, items.map((i) => i.label)]));
}

test('the footer has three groups, and the code of conduct once it exists', () => {
  expect(outline(true)).toEqual({
    Social: ['Chat', 'Twitter', 'GitHub'],
    Media: ['Blog', 'Events and Media', 'RSS feed'],
    More: ['Code of Conduct', 'Read offline', 'Download releases'],
  });
  expect(outline(false).More).toEqual(['Read offline', 'Download releases']);
});
