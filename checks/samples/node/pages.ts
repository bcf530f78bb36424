/** Reads every page of the project that can hold samples. */
import fs from 'node:fs';
import path from 'node:path';
import {listPrograms} from '../../../language/host/programs';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import {extractFences} from '../../../samples/model/extract';
import type {Fence} from '../../../samples/model/fences';
import {planPage, type PagePlan} from '../../../samples/model/plan';
import {sampleVersions, type SampleVersions} from '../../../samples/model/version';
import {readApiFences} from './apiPages';
import {frontMatterOf, parseMarkdown} from '../../../samples/model/node/parse';

/** A page's blocks and front matter. */
export interface PageText {
  /** Path from the project's root, with slashes. */
  readonly page: string;
  readonly fences: readonly Fence[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'community', 'rfc', 'src/pages', 'static/api'];
const MARKDOWN = /\.mdx?$/;
const API = /openapi\.ya?ml$/;

/**
 * Plans all pages, or those below the given paths.
 *
 * @param siteDir the project's root
 * @param only paths from the root; empty for all
 * @param extra pages whose blocks are no Markdown of a file
 */
export function planPages(
  siteDir: string,
  only: readonly string[] = [],
  extra: readonly PageText[] = [],
): PagePlan[] {
  const versions = readSampleVersions(siteDir);
  const pages = listPages(siteDir, only).map((page) =>
    readPage(page, fs.readFileSync(path.join(siteDir, page), 'utf8')),
  );
  const others = extra.filter(({page}) => isWanted(page, only));
  return [...pages, ...others].flatMap(({page, fences, frontMatter}) => {
    const version = versions.ofPage(page, frontMatter);
    return version && fences.length > 0 ? [planPage(page, fences, version, versions.named)] : [];
  });
}

/** The versions of the docs with the programs that check them. */
export function readSampleVersions(siteDir: string): SampleVersions {
  return sampleVersions(readVersions(siteDir), listPrograms());
}

/** Paths of pages from the project's root, sorted. */
export function listPages(siteDir: string, only: readonly string[] = []): string[] {
  return FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
    )
    .filter((page) => (page.startsWith('static/') ? API : MARKDOWN).test(page))
    .filter((page) => isWanted(page, only))
    .sort();
}

function isWanted(page: string, only: readonly string[]): boolean {
  const folders = only.map((name) => name.replace(/\/+$/, ''));
  return folders.length === 0 || folders.some((w) => page === w || page.startsWith(`${w}/`));
}

function readPage(page: string, text: string): PageText {
  if (API.test(page)) return {page, fences: readApiFences(text), frontMatter: {}};
  const tree = parseMarkdown(text);
  return {page, fences: extractFences(tree), frontMatter: frontMatterOf(tree)};
}
