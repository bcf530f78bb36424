import fs from 'node:fs';
import path from 'node:path';
import {relevanceTable} from '../../testing/fixtures/search/relevance';
import type {SearchBundle, SearchDocument} from '../../src/plugins/search/core/index/model';

/** A query with the pages that answer it; any of them counts. */
export type Question = {
  readonly kind: string;
  readonly query: string;
  readonly pages: readonly string[];
};

const PER_KIND = 60;

/** The handwritten questions for 0.12, and questions generated from the site's sections. */
export function readQuestions(build: string): Question[] {
  const file = path.join(build, 'search-index-docs-default-0.12.json');
  const {documents} = JSON.parse(fs.readFileSync(file, 'utf8')) as SearchBundle;
  const isBuilt = (page: string) =>
    fs.existsSync(path.join(build, `${page}.html`)) ||
    fs.existsSync(path.join(build, page, 'index.html'));
  const table = relevanceTable
    .filter(({version}) => version === '0.12')
    .map(({kind, query, expected}) => ({kind, query, pages: expected.map(pageOf)}))
    .filter(({pages}) => pages.some(isBuilt));
  return [...table, ...knownItems(documents)];
}

/** The page of a section's address. */
export function pageOf(route: string): string {
  return route.split('#', 1)[0]?.replace(/(.)\/$/, '$1') ?? route;
}

/**
 * Questions generated from one section, so that the answer is known: its heading if no other page has
 * the same one, the heading's beginning, the heading with a typo, two of the section's rare words.
 */
export function knownItems(documents: readonly SearchDocument[], seed = 1): Question[] {
  const random = generator(seed);
  const headings = countPages(documents, ({sectionTitle}) => [sectionTitle.toLowerCase()]);
  const words = countPages(
    documents,
    ({content}) => content.toLowerCase().match(/[a-z]{5,}/g) ?? [],
  );
  const unique = shuffle(
    documents.filter(({sectionTitle}) => {
      const title = sectionTitle.toLowerCase();
      return title.length >= 6 && /^[\w :,'-]+$/.test(title) && headings.get(title)?.size === 1;
    }),
    random,
  );
  const ask = (kind: string, make: (document: SearchDocument) => string | undefined) =>
    unique
      .flatMap((document) => {
        const query = make(document);
        return query ? [{kind, query, pages: [pageOf(document.sectionRoute)]}] : [];
      })
      .slice(0, PER_KIND);
  return [
    ...ask('heading', ({sectionTitle}) => sectionTitle),
    ...ask('beginning', ({sectionTitle}) =>
      sectionTitle.slice(0, Math.ceil(sectionTitle.length * 0.6)),
    ),
    ...ask('mistake', ({sectionTitle}) => misspell(sectionTitle, random)),
    ...ask('rare words', ({content}) => {
      const found = [...new Set(content.toLowerCase().match(/[a-z]{5,}/g) ?? [])];
      const rare = found.filter((word) => (words.get(word)?.size ?? 0) <= 2);
      return rare.length >= 2 ? shuffle(rare, random).slice(0, 2).join(' ') : undefined;
    }),
  ];
}

function countPages(
  documents: readonly SearchDocument[],
  keysOf: (document: SearchDocument) => readonly string[],
): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const known = pages.get(key) ?? new Set();
      pages.set(key, known.add(pageOf(document.sectionRoute)));
    }
  }
  return pages;
}

/** Swaps two adjacent letters in the middle of the longest word of six letters or more. */
function misspell(text: string, random: () => number): string | undefined {
  const [word] = text.split(/\W+/).sort((one, other) => other.length - one.length);
  if (!word || word.length < 6) return undefined;
  const at = 1 + Math.floor(random() * (word.length - 3));
  const wrong = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return wrong === word ? undefined : text.replace(word, wrong);
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({item, key: random()}))
    .sort((one, other) => one.key - other.key)
    .map(({item}) => item);
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
