/** The text of a page without its code. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../src/mdx/element';
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

/** Includes the front matter, because lists of results show title and description. */
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
      return Object.values(attributesOf(node));
    default:
      return [];
  }
}

/** Keywords are what people type, which may be what our style avoids. Lines keep their numbers. */
function withoutKeywords(frontMatter: string): string {
  const keywords = /^search_keywords:.*(?:\n[ \t\]-].*)*/m;
  return frontMatter.replace(keywords, (found) => found.replace(/[^\n]+/g, ''));
}
