import {describe, expect, it} from 'vitest';
import {toDocuments} from './documents';
import {toHeadings} from './headings';
import {loadHeadings} from './loadHeadings';
import {loadIndex, MalformedIndexError, type LoadedIndex} from './load';
import {FIELDS} from './model';
import {
  sampleBundle,
  sampleHeadings,
  samplePages,
} from '../../../../../testing/fixtures/search/samplePages';
import {searchPlain} from '../show/search';

const headings = loadHeadings(sampleHeadings());
const first = (query: string) =>
  searchPlain([{tag: 'docs-default-0.12', weight: 1, index: headings}], query).hits[0]?.document
    .sectionRoute;

describe('headings', () => {
  it('number the sections as the index does', () => {
    const {documents} = sampleBundle();
    expect(headings.documents).toEqual(documents.map((one) => ({...one, content: ''})));
  });

  it.each([
    ['kafka', '/docs/0.12/connectors/kafka'],
    ['kafka consumer', '/docs/0.12/connectors/kafka#consumer'],
    ['std::array::len', '/docs/0.12/stdlib/std/array#len-array-'],
    ['operat', '/docs/0.12/language/query#operators'],
  ])('%s finds %s first', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('find a page by a word in its text', () => {
    expect(first('appends')).toBe('/docs/0.12/stdlib/std/array');
  });

  it('have the terms of headings, categories and keywords in the same sections as the index', () => {
    const pages = samplePages.map((page, place) => ({
      ...page,
      keywords: [`word ${place}`, 'rate limit', page.title],
    }));
    const bundle = sampleBundle(pages);
    const documents = toDocuments(pages, ['/stdlib/']);
    const found = postingsOf(loadHeadings(toHeadings(documents, bundle)));
    const expected = postingsOf(loadIndex(bundle));
    expect(found.size).toBe(expected.size);
    for (const [term, postings] of expected) {
      const outsideOfText = (cells: readonly string[]) =>
        cells.filter((cell) => !cell.startsWith('content'));
      expect([term, outsideOfText(found.get(term)!)]).toEqual([term, outsideOfText(postings)]);
    }
    expect([...expected.keys()]).toContain('rate+limit');
  });

  it('reject a file that has another format', () => {
    expect(() => loadHeadings({} as never)).toThrow(MalformedIndexError);
    expect(() => loadHeadings(null as never)).toThrow(MalformedIndexError);
  });
});

/** Field and section of each posting, by term. */
function postingsOf(index: LoadedIndex): Map<string, string[]> {
  return new Map(
    index.terms.map((term, at) => {
      const number = index.numbers[at]!;
      const cells = Array.from(
        index.cells.subarray(index.starts[number], index.starts[number + 1]),
        (cell) => `${FIELDS[cell % FIELDS.length]}/${Math.floor(cell / FIELDS.length)}`,
      );
      return [term, cells.sort()];
    }),
  );
}
