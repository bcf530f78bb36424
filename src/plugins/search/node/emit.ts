import fs from 'node:fs/promises';
import path from 'node:path';
import {buildBundle, type BuildOptions} from '../core/index/build';
import {toDocuments, type SourcePage} from '../core/index/documents';
import {toHeadings, type Headings} from '../core/index/headings';
import type {SearchBundle} from '../core/index/model';
import {headingsFileName, indexFileName} from '../core/index/tags';
import {readBuiltPage, type BuiltSite} from './builtPages';
import type {Catalogue} from './catalogue';

/** Options for the content of the files. */
export type EmitOptions = BuildOptions & {readonly moduleRoots: readonly string[]};

/** The two files of a tag. */
export type TagFiles = {readonly index: SearchBundle; readonly headings: Headings};

/** The files of each tag; a tag without pages has empty files. */
export function planFiles(
  tags: readonly string[],
  pages: readonly (SourcePage & {readonly tag: string})[],
  options: EmitOptions,
): Map<string, TagFiles> {
  return new Map(
    tags.map((tag) => {
      const documents = toDocuments(
        pages.filter((page) => page.tag === tag),
        options.moduleRoots,
      );
      const index = buildBundle(documents, options);
      return [tag, {index, headings: toHeadings(documents, index)}];
    }),
  );
}

/**
 * Writes `search-index-{tag}.json` and `search-headings-{tag}.json` for every tag into a finished
 * build.
 */
export async function emitIndexes(
  site: BuiltSite,
  routes: readonly string[],
  catalogue: Catalogue,
  options: EmitOptions,
): Promise<void> {
  const pages: (SourcePage & {readonly tag: string})[] = [];
  for (const entry of routes.flatMap((route) => catalogue.classify(route) ?? [])) {
    const page = await readBuiltPage(site, entry);
    if (page) pages.push(page);
  }
  for (const [tag, {index, headings}] of planFiles(catalogue.tags, pages, options)) {
    await fs.writeFile(path.join(site.outDir, indexFileName(tag)), JSON.stringify(index));
    await fs.writeFile(path.join(site.outDir, headingsFileName(tag)), JSON.stringify(headings));
  }
}
