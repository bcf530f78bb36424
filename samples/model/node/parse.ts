import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

// Blocks are found as MDX finds them: no indented code, no HTML that swallows
// fences. MDX itself would refuse pages for their expressions, which is the
// build's business and not this checker's.
const disabled = {disable: {null: ['codeIndented', 'htmlFlow', 'htmlText', 'autolink']}};

const processor = unified()
  .data('micromarkExtensions', [disabled])
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml']);

/** Parses Markdown or MDX as far as finding fences needs it. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

/** The front matter of a parsed page; an empty record when there is none. */
export function frontMatterOf(tree: Root): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  const value: unknown = node ? parseYaml(node.value) : {};
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
