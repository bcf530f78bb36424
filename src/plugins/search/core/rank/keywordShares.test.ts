import {describe, expect, it} from 'vitest';
import {buildBundle} from '../index/build';
import {toDocuments, type SourcePage} from '../index/documents';
import {loadIndex, type LoadedIndex} from '../index/load';
import {keywordShares} from './keywordShares';
import {planQuery} from '../query/planQuery';
import {samplePages} from '../../../../../testing/fixtures/search/samplePages';
import {searchPlain} from '../show/search';

function page(route: string, ...keywords: string[]): SourcePage {
  const sections = [{title: route.slice(1), content: `Everything of ${route.slice(1)}.`}];
  return {...samplePages[0]!, route, title: route.slice(1), categories: [], keywords, sections};
}

function load(...pages: SourcePage[]): LoadedIndex {
  return loadIndex(buildBundle(toDocuments(pages, []), {indexCategories: true}));
}

function sharesOf(index: LoadedIndex, query: string): Record<string, number> {
  const shares = keywordShares(index, planQuery(query, [index]));
  const routes = Array.from(shares, ([number, share]): [string, number] => [
    index.documents[number]!.sectionRoute,
    share,
  ]);
  return Object.fromEntries(routes);
}

describe('the share of a query that one keyword covers', () => {
  const index = load(
    page('/http', 'call api per event', 'poll'),
    page('/elastic', 'bulk call', 'api', 'event'),
    page('/wal', 'write ahead'),
  );

  it('counts the words of the keyword and the words of the query', () => {
    // Three of the keyword's four words, in a query of five.
    expect(sharesOf(index, 'call external api for each event')).toEqual({'/http': 6 / 9});
    expect(sharesOf(index, 'calling the api of events')).toEqual({'/http': 6 / 7});
  });

  it.each(['call', 'call api', 'write the event', 'three unknown words'])(
    'is nothing for "%s"',
    (query) => {
      expect(sharesOf(index, query)).toEqual({});
    },
  );

  it('takes the best keyword of a page', () => {
    const two = load(page('/a', 'slow reader blocks', 'slow reader'));
    expect(sharesOf(two, 'slow reader blocks')).toEqual({'/a': 1});
  });

  it('puts the page with the keyword before one that has the words in different keywords', () => {
    const pages = [
      page('/apart', 'call', 'external', 'api', 'event'),
      page('/meant', 'call external api'),
    ];
    const {hits} = searchPlain(
      [{tag: 'docs', weight: 1, index: load(...pages)}],
      'call external api',
    );
    expect(hits[0]?.document.sectionRoute).toBe('/meant');
  });
});
