/** The words of a page that are no code: what readers read, and what the page says of itself. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../pages/pageFile';

export interface ProseLine {
  readonly line: number;
  readonly text: string;
}

/** Lines of prose of the whole page: paragraphs, headings, cells, captions, alternative texts. */
export function readProse({tree}: PageFile): ProseLine[] {
  const found: ProseLine[] = [];
  visit(tree, (node) => {
    for (const text of textsOf(node)) {
      // The text of front matter begins on the line below its dashes.
      const start = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
      found.push(...text.split('\n').map((line, index) => ({line: start + index, text: line})));
    }
  });
  return found;
}

/** Title and description stand above the page and in lists of results. */
function textsOf(node: Nodes): readonly string[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'yaml':
      return [withoutKeywords(node.value)];
    case 'image':
      return [node.alt ?? ''];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? [attribute.value]
          : [],
      );
    default:
      return [];
  }
}

/** What people type into the search is theirs: it may be what our style avoids. Lines stay in place. */
function withoutKeywords(frontMatter: string): string {
  const keywords = /^search_keywords:.*(?:\n[ \t\]-].*)*/m;
  return frontMatter.replace(keywords, (found) => found.replace(/[^\n]+/g, ''));
}
