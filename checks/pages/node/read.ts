/** The one reader of Markdown pages; each file is parsed once per process. */
import fs from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {listFiles} from '../../../src/records/model/node/listFiles';
import {frontMatterOf, parseMarkdown} from '../../../src/samples/model/node/parse';
import {isWanted, type PageFile} from '../pageFile';
import {pageFolders, placeOf} from '../place';
import {docsFolderOf, factsOf} from '../version';

/** Parsed pages by absolute path; a file that has changed since is parsed again. */
const parsed = new Map<string, {readonly text: string; readonly page: PageFile}>();

/**
 * Paths of all Markdown files that pages are made of, from the project's root, sorted.
 *
 * @param only files or folders from the root; everything when empty
 */
export function listMarkdown(siteDir: string, only: readonly string[] = []): string[] {
  return pageFolders
    .flatMap((folder) => listFiles(siteDir, folder))
    .filter((file) => /\.mdx?$/.test(file) && isWanted(file, only))
    .sort();
}

/** As `listMarkdown`, without the partials that pages include, because they have no address. */
export function listPages(siteDir: string, only: readonly string[] = []): string[] {
  return listMarkdown(siteDir, only).filter(
    (file) => !file.split('/').some((name) => name.startsWith('_')),
  );
}

/**
 * Reads the pages that have an address.
 *
 * @param only files or folders from the root; all pages when empty
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function readPages(siteDir: string, only: readonly string[] = []): PageFile[] {
  return listPages(siteDir, only).map((file) => readPage(siteDir, file));
}

/**
 * Reads the pages of one docs version.
 *
 * @param version its label
 */
export function readDocPages(siteDir: string, version: string): PageFile[] {
  return readPages(siteDir, [docsFolderOf(version)]);
}

/**
 * Reads one file.
 *
 * @param file path from the project's root, with slashes
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function readPage(siteDir: string, file: string): PageFile {
  const absolute = path.join(siteDir, file);
  const text = fs.readFileSync(absolute, 'utf8');
  const known = parsed.get(absolute);
  if (known?.text === text) return known.page;
  const page = parsePage(file, text);
  parsed.set(absolute, {text, page});
  return page;
}

/**
 * Parses the text of one page.
 *
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function parsePage(file: string, text: string): PageFile {
  const source = escapeMarkdownHeadingIds(text);
  const tree = parseMarkdown(source, file);
  const frontMatter = frontMatterOf(tree, file);
  const names = Array.isArray(frontMatter.names) ? (frontMatter.names as string[]) : [];
  const place = placeOf(file);
  const isFrozen = factsOf(place.version)?.frozen ?? false;
  return {...place, isFrozen, frontMatter, names, tree, source};
}
