/** The pages of the docs as their authors wrote them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import type {DocsVersion} from '../../../data/model/versions/model';

export interface DocPage {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  /** The label of the docs version. */
  readonly version: string;
  /** Path below the version without its ending, such as `reference/connectors/kafka`. */
  readonly page: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
}

// As MDX reads Markdown, apart from its expressions: those of headings are ids, and no JavaScript.
const disabled = {disable: {null: ['codeIndented', 'htmlFlow', 'htmlText', 'autolink']}};

const processor = unified()
  .data('micromarkExtensions', [disabled])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml']);

/** Parses a page for its outline. */
export function parsePage(text: string): Root {
  return processor.parse(text);
}

/**
 * Reads the pages of one version.
 *
 * @param siteDir the project's root
 */
export function readDocPages(
  siteDir: string,
  {folder, label}: Pick<DocsVersion, 'folder' | 'label'>,
): DocPage[] {
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !path.basename(name).startsWith('_'))
    .map((name) => name.split(path.sep).join('/'))
    .map((name): DocPage => {
      const file = `${folder}/${name}`;
      const tree = parsePage(fs.readFileSync(path.join(siteDir, file), 'utf8'));
      const page = name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
      return {file, version: label, page, frontMatter: readFrontMatter(tree), tree};
    });
}

function readFrontMatter(tree: Root): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  const value: unknown = node ? parseYaml(node.value) : {};
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
