import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import type {PageElement, PageNode} from '../core/index/pageTree';

/**
 * Reads a Markdown source as a page. Headings get the same ids as in Docusaurus; a component is
 * replaced by its children.
 *
 * @throws Error if the source is not valid MDX
 */
export async function readMdx(source: string): Promise<PageElement> {
  const root = await parse(escapeMarkdownHeadingIds(source));
  return {tag: 'main', attributes: {}, children: new Converter().children(root)};
}

async function parse(source: string): Promise<Root> {
  // Only the development server needs the parser, so it is loaded on the first request.
  const [{unified}, {default: markdown}, {default: mdx}, {default: gfm}, {default: frontMatter}] =
    await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-mdx'),
      import('remark-gfm'),
      import('remark-frontmatter'),
    ]);
  return unified().use(markdown).use(frontMatter).use(gfm).use(mdx).parse(source);
}

/** Inline nodes, which do not separate words. */
const inline = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
]);

class Converter {
  private readonly slugger = createSlugger();

  children(node: Nodes): PageNode[] {
    return 'children' in node ? node.children.flatMap((child) => this.node(child)) : [];
  }

  private node(node: Nodes): PageNode[] {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'inlineCode':
        return [node.value];
      case 'code':
        return [{tag: 'pre', attributes: {}, children: [node.value]}];
      case 'heading':
        return [this.heading(node.depth, this.children(node))];
      case 'yaml':
      case 'html':
        return [];
      default:
        return [
          {
            tag: inline.has(node.type) ? 'span' : 'div',
            attributes: {},
            children: this.children(node),
          },
        ];
    }
  }

  private heading(depth: number, children: PageNode[]): PageElement {
    const {text, id} = parseMarkdownHeadingId(`# ${textOf(children)}`);
    const plain = text.slice(2);
    return {
      tag: `h${depth}`,
      attributes: depth === 1 ? {} : {id: id ?? this.slugger.slug(plain)},
      children: [plain],
    };
  }
}

function textOf(nodes: readonly PageNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
