import {describe, expect, it} from 'vitest';
import {buildBundle} from '../index/build';
import {toDocuments, type SourcePage} from '../index/documents';
import {loadIndex} from '../index/load';
import {samplePages} from '../../../../../testing/fixtures/search/samplePages';
import {searchPlain} from '../show/search';

/** A page with these headings, whose sections repeat one word. */
function page(route: string, title: string, word: string, ...headings: string[]): SourcePage {
  return {
    ...samplePages[0]!,
    ...{route, title, categories: []},
    sections: [
      {title, content: `${word} `.repeat(5)},
      ...headings.map((heading) => ({title: heading, anchor: heading, content: `Of ${route}.`})),
    ],
  };
}

const guides = (word: string) =>
  ['one', 'two', 'three', 'four'].map((name) =>
    page(`/guides/${name}`, `${word} by ${name}`, word, `${word} ${name}`, `${word}, ${name}`),
  );
const modules = (name: string, count: number) =>
  ['array', 'record', 'string', 'binary']
    .slice(0, count)
    .map((module) => page(`/stdlib/std/${module}`, `std::${module}`, module, name));

function search(query: string, ...pages: SourcePage[]) {
  const bundle = buildBundle(toDocuments(pages, ['/stdlib/']), {indexCategories: true});
  const {hits} = searchPlain([{tag: 'docs', weight: 1, index: loadIndex(bundle)}], query);
  return {routes: hits.map(({document}) => document.sectionRoute), hits};
}
const isMember = (route: string) => route.startsWith('/stdlib/');

describe('a query that is the last segment of a name', () => {
  it.each([
    [1, [false, false, true]],
    [2, [false, true, true]],
    [3, [true, true, true]],
    [4, [true, true, true]],
  ])('has %d functions among the first three', (count, expected) => {
    const {routes} = search('count', ...guides('count'), ...modules('count', count));
    expect(routes.slice(0, 3).map(isMember)).toEqual(expected);
  });

  it('may be written as a call', () => {
    const {routes} = search('count(', ...guides('count'), ...modules('count', 1));
    expect(routes.slice(0, 3).some(isMember)).toBe(true);
  });

  it('puts the page with that title first, no matter how many functions there are', () => {
    const {routes} = search('error', page('/errors', 'Errors', 'error'), ...modules('error', 4));
    expect(routes[0]).toBe('/errors');
    expect(routes.slice(1, 4).every(isMember)).toBe(true);
  });

  it('gets hits in the order of their scores', () => {
    const {hits} = search('count', ...guides('count'), ...modules('count', 2));
    const scores = hits.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(hits.length).toBeLessThanOrEqual(8);
  });

  it('does not promote prose headings on the pages of modules', () => {
    const {hits} = search('summary', ...guides('summary'), ...modules('Summary', 3));
    expect(hits.some(({kind}) => kind === 'member')).toBe(false);
  });
});
