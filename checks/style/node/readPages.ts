import fs from 'node:fs';
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {frontMatterOf} from '../../../samples/model/node/parse';
import {listPages} from '../../samples/node/pages';
import type {Area, StylePage} from '../model';

// Admonitions are directives of the block kind; `std::string` in a sentence is none.
const blocksOnly = {disable: {null: ['directiveText', 'directiveLeaf']}};

const processor = unified()
  .data('micromarkExtensions', [blocksOnly])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(remarkMdx);

/** A page that is not MDX; the build would refuse it too. */
export class PageSyntaxError extends Error {}

/**
 * Reads the pages whose style is checked.
 *
 * @param siteDir the project's root
 * @param only files or folders from the root; all pages when empty
 * @throws PageSyntaxError naming file and line of what is no MDX
 */
export function readStylePages(siteDir: string, only: readonly string[] = []): StylePage[] {
  return (
    listPages(siteDir, only)
      .filter((file) => /\.mdx?$/.test(file))
      // What a page includes has no address of its own.
      .filter((file) => !file.split('/').some((name) => name.startsWith('_')))
      .map((file) => parseStylePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')))
  );
}

/** Parses the text of one page. */
export function parseStylePage(file: string, text: string): StylePage {
  const source = escapeMarkdownHeadingIds(text);
  const tree = parse(file, source);
  return {file, ...locate(file), frontMatter: frontMatterOf(tree), tree, source};
}

function parse(file: string, source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    const {line, message} = error as {line?: number; message: string};
    throw new PageSyntaxError(
      `${file}:${line ?? 1}: this is no MDX: ${message}. In prose, put { and < into code spans.`,
    );
  }
}

const PLACES: readonly (readonly [RegExp, Area])[] = [
  [/^docs\//, 'docs'],
  [/^versioned_docs\/version-([^/]+)\//, 'docs'],
  [/^blog\//, 'blog'],
  [/^community\//, 'community'],
  [/^rfc\//, 'rfc'],
  [/^src\/pages\//, 'pages'],
];

function locate(file: string): Pick<StylePage, 'area' | 'version' | 'page'> {
  for (const [folder, area] of PLACES) {
    const match = folder.exec(file);
    if (!match) continue;
    const page = file
      .slice(match[0].length)
      .replace(/\.mdx?$/, '')
      .replace(/(^|\/)index$/, '');
    return {area, version: area === 'docs' ? (match[1] ?? 'edge') : undefined, page};
  }
  throw new Error(`${file} lies in no folder of pages.`);
}
