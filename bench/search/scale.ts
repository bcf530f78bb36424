import fs from 'node:fs';
import path from 'node:path';
import type {SourcePage} from '../../src/plugins/search/core/index/documents';
import type {Headings, HeadingsPage} from '../../src/plugins/search/core/index/headings';
import type {SearchBundle} from '../../src/plugins/search/core/index/model';
import {headingsFileName, indexFileName} from '../../src/plugins/search/core/index/tags';
import {planFiles} from '../../src/plugins/search/node/emit';

/** In a further copy of a page, one in this many words is new. */
const NEW_WORD = 40;

/**
 * Writes the index files of a larger site: several copies of each page under different addresses, each
 * copy with some words that no other copy has, because vocabularies grow with texts.
 *
 * @param build folder of the built site
 * @param out folder to write the files into
 */
export function enlarge(build: string, factor: number, tags: readonly string[], out: string): void {
  fs.rmSync(out, {recursive: true, force: true});
  fs.mkdirSync(out, {recursive: true});
  fs.copyFileSync(path.join(build, '404.html'), path.join(out, '404.html'));
  const pages = tags.flatMap((tag) => {
    const read = (file: string): unknown =>
      JSON.parse(fs.readFileSync(path.join(build, file), 'utf8'));
    const bundle = read(indexFileName(tag)) as SearchBundle;
    const {documents} = bundle;
    const keywords = keywordsOf(bundle);
    const texts = new Map(documents.map(({sectionRoute, content}) => [sectionRoute, content]));
    return (read(headingsFileName(tag)) as Headings).pages.flatMap((page) =>
      Array.from({length: factor}, (_, copy) => ({
        ...copyOf(page, texts, copy),
        ...{keywords: keywords.get(page.route) ?? [], tag},
      })),
    );
  });
  const options = {indexCategories: true, moduleRoots: []};
  for (const [tag, {index, headings}] of planFiles(tags, pages, options)) {
    fs.writeFileSync(path.join(out, indexFileName(tag)), JSON.stringify(index));
    fs.writeFileSync(path.join(out, headingsFileName(tag)), JSON.stringify(headings));
  }
}

/** The terms of each page's keywords: the index has only those, not the keywords. */
function keywordsOf({documents, index}: SearchBundle): ReadonlyMap<string, readonly string[]> {
  const terms = new Map(index.invertedIndex.map(([term, {_index}]) => [_index, term]));
  return new Map(
    index.fieldVectors
      .filter(([ref]) => ref.startsWith('keywords/'))
      .map(([ref, vector]) => [
        documents[Number(ref.slice('keywords/'.length))]!.sectionRoute,
        vector.filter((_, place) => place % 2 === 0).map((number) => terms.get(number)!),
      ]),
  );
}

function copyOf(
  page: HeadingsPage,
  texts: ReadonlyMap<string, string>,
  copy: number,
): Omit<SourcePage, 'keywords'> {
  const {route, title, type, categories = [], weight = 1} = page;
  return {
    ...{title, type, categories, weight, names: [], description: ''},
    route: copy === 0 ? route : `${route}-${copy}`,
    sections: page.sections.map(([heading, anchor, rest]) => ({
      title: heading,
      ...(anchor ? {anchor} : {}),
      ...(rest ? {owner: rest} : {}),
      content: vary(texts.get(anchor ? `${route}#${anchor}` : route) ?? '', copy),
    })),
  };
}

function vary(text: string, copy: number): string {
  if (copy === 0) return text;
  let place = copy;
  return text.replace(/\p{L}{5,}/gu, (word) =>
    place++ % NEW_WORD === 0 ? `${word}${String.fromCharCode(96 + copy)}x` : word,
  );
}
