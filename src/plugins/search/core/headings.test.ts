import {describe, expect, it} from 'vitest';
import {loadHeadings} from './loadHeadings';
import {MalformedIndexError} from './load';
import {sampleBundle, sampleHeadings} from './samplePages';
import {searchPlain} from './search';

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

  it('find a page by a word of its text', () => {
    expect(first('appends')).toBe('/docs/0.12/stdlib/std/array');
  });

  it('refuse what is no file of theirs', () => {
    expect(() => loadHeadings({} as never)).toThrow(MalformedIndexError);
    expect(() => loadHeadings(null as never)).toThrow(MalformedIndexError);
  });
});
