import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {extractFences} from '../../model/extract';
import type {Fence} from '../../model/fences';

/** Descriptions are plain Markdown: a brace in them begins no expression. */
const markdown = unified().use(remarkParse).freeze();

/** Fences in the Markdown of an API description, with their lines in its file. */
export function readApiFences(text: string): Fence[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const found: Fence[] = [];
  let section = 0;
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value.includes('```')) return;
      // The text of a block scalar begins on the line after its indicator.
      const first = lines.linePos(node.range?.[0] ?? 0).line;
      section += 1000;
      for (const fence of extractFences(markdown.parse(node.value))) {
        found.push({
          ...fence,
          line: first + fence.line,
          endLine: first + fence.endLine,
          section: section + fence.section,
        });
      }
    },
  });
  return found;
}
