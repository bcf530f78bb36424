/** The one parser of Markdown pages: MDX with tables, admonitions, and front matter. */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml, type YAMLParseError} from 'yaml';

// Admonitions are block directives; `std::string` in a sentence is not a directive.
const blocksOnly = {disable: {null: ['directiveText', 'directiveLeaf']}};

const processor = unified()
  .data('micromarkExtensions', [blocksOnly])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** A page that is not MDX or whose front matter is not YAML; the build would refuse it too. */
export class PageSyntaxError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    /** The parser's message, without the place. */
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}

/**
 * Parses a page. Ids of headings are escaped first, as Docusaurus does before it reads MDX.
 *
 * @param text MDX
 * @param file the name of the page in messages
 * @throws PageSyntaxError with the file and the line of the syntax error
 */
export function parseMarkdown(text: string, file = 'Markdown'): Root {
  try {
    return processor.parse(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {line = 1, message} = error as {line?: number; message: string};
    throw new PageSyntaxError(
      file,
      lineOfFault(text, line, message),
      `this is not MDX: ${message}. In prose, put { and < into code spans.`,
    );
  }
}

/** The line of an open brace or tag: the parser reports where the paragraph or the page ends. */
function lineOfFault(text: string, line: number, message: string): number {
  const [, tag] = /closing tag for `<.*>` \((\d+):/.exec(message) ?? [];
  if (tag !== undefined) return Number(tag);
  if (!message.includes('corresponding closing brace')) return line;
  let open = 0;
  for (let at = line; at > 0; at -= 1) {
    const prose = (text.split('\n')[at - 1] ?? '').replace(/`[^`]*`/g, '');
    open += prose.split('{').length - prose.split('}').length;
    if (open > 0) return at;
  }
  return line;
}

/**
 * The front matter of a parsed page; an empty record when there is none.
 *
 * @param file the name of the page in messages
 * @throws PageSyntaxError with the file and the line of the syntax error
 */
export function frontMatterOf(tree: Root, file = 'Markdown'): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  if (!node) return {};
  try {
    const value: unknown = parseYaml(node.value);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch (error) {
    const {message, linePos} = error as YAMLParseError;
    const line = (linePos?.[0].line ?? 0) + 1;
    throw new PageSyntaxError(file, line, `the front matter is not YAML: ${message}`);
  }
}
