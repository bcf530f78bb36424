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
import {locatePage, versionOfFile} from '../../../data/model/versions/pageFile';
import type {DocsVersion} from '../../../data/model/versions/model';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import type {StylePage} from '../model';

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
  const versions = readVersions(siteDir);
  return (
    listPages(siteDir, only)
      .filter((file) => /\.mdx?$/.test(file))
      // What a page includes has no address of its own.
      .filter((file) => !file.split('/').some((name) => name.startsWith('_')))
      .map((file) =>
        parseStylePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8'), versions),
      )
  );
}

/**
 * Parses the text of one page.
 *
 * @param versions those of the docs, from the registry
 */
export function parseStylePage(
  file: string,
  text: string,
  versions: readonly DocsVersion[],
): StylePage {
  const place = locatePage(file);
  if (!place) throw new Error(`${file} lies in no folder of pages.`);
  const docs = versionOfFile(file, versions);
  const source = escapeMarkdownHeadingIds(text);
  const tree = parse(file, source);
  const version = docs?.label;
  return {...place, version, docs, frontMatter: frontMatterOf(tree), tree, source};
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
