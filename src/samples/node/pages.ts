/** Reads every page of the project that can hold samples. */
import fs from 'node:fs';
import path from 'node:path';
import {parseVersionNames} from '../../site/versions';
import {extractFences} from '../extract';
import type {Fence} from '../fences';
import {planPage, type PagePlan} from '../plan';
import {versionOf} from '../version';
import {readApiFences} from './apiPages';
import {frontMatterOf, parseMarkdown} from './parse';

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'community', 'rfc', 'src/pages', 'static/api'];
const MARKDOWN = /\.mdx?$/;
const API = /openapi\.ya?ml$/;

/**
 * Plans all pages, or those below the given paths.
 *
 * @param siteDir the project's root
 * @param only paths from the root; empty for all
 */
export function planPages(siteDir: string, only: readonly string[] = []): PagePlan[] {
  const versions = fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8');
  const [latest = 'edge'] = parseVersionNames(versions);
  return listPages(siteDir, only).flatMap((page) => {
    const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
    const {fences, frontMatter} = readPage(page, text);
    const version = versionOf(page, frontMatter, latest);
    return version && fences.length > 0 ? [planPage(page, fences, version)] : [];
  });
}

/** Paths of pages from the project's root, sorted. */
export function listPages(siteDir: string, only: readonly string[] = []): string[] {
  const wanted = only.map((name) => name.replace(/\/+$/, ''));
  return FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
    )
    .filter((page) => (page.startsWith('static/') ? API.test(page) : MARKDOWN.test(page)))
    .filter(
      (page) => wanted.length === 0 || wanted.some((w) => page === w || page.startsWith(`${w}/`)),
    )
    .sort();
}

function readPage(
  page: string,
  text: string,
): {fences: readonly Fence[]; frontMatter: Readonly<Record<string, unknown>>} {
  if (API.test(page)) return {fences: readApiFences(text), frontMatter: {}};
  const tree = parseMarkdown(text);
  return {fences: extractFences(tree), frontMatter: frontMatterOf(tree)};
}
