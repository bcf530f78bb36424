/** The one parser of Markdown pages: MDX with tables, admonitions, and front matter. */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

// Admonitions are directives of the block kind; `std::string` in a sentence is none.
const blocksOnly = {disable: {null: ['directiveText', 'directiveLeaf']}};

const processor = unified()
  .data('micromarkExtensions', [blocksOnly])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** A page that is not MDX; the build would refuse it too. */
export class PageSyntaxError extends Error {}

/**
 * Parses a page. Ids of headings are escaped first, as Docusaurus does before it reads MDX.
 *
 * @param text MDX
 * @param file what messages call it
 * @throws PageSyntaxError naming file and line of what is not MDX
 */
export function parseMarkdown(text: string, file = 'Markdown'): Root {
  try {
    return processor.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {line, message} = error as {line?: number; message: string};
    throw new PageSyntaxError(
      `${file}:${line ?? 1}: this is not MDX: ${message}. In prose, put { and < into code spans.`,
    );
  }
}

/** The front matter of a parsed page; an empty record when there is none. */
export function frontMatterOf(tree: Root): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  const value: unknown = node ? parseYaml(node.value) : {};
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
