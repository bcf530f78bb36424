import type {Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../../pages/pageFile';
import type {Rule} from '../model';
import {lineOf} from '../sections';

/** Shorter paragraphs, such as "None. It has no state.", may be the same on several pages. */
const SHORTEST = 12;

/** A text that is written once is corrected once. */
export const duplicates: Rule<readonly PageFile[]> = {
  name: 'repeated-paragraph',
  title: `No paragraph of ${SHORTEST} words or more is repeated in a version`,
  isAdvice: true,
  find(pages) {
    const first = new Map<string, string>();
    return pages.flatMap(({file, version, area, tree}) =>
      paragraphsOf(tree).flatMap(({text, line}) => {
        const key = `${version ?? area} ${text}`;
        const place = first.get(key);
        if (place === undefined) {
          first.set(key, `${file}:${line}`);
          return [];
        }
        return [
          {
            ...{file, line},
            found: `the paragraph "${text.slice(0, 50)}…" is also in ${place}.`,
            expected: 'each paragraph once in a version',
            todo: 'Keep it where readers look for it, and link there.',
          },
        ];
      }),
    );
  },
};

function paragraphsOf(tree: Root): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  visit(tree, 'paragraph', (node: Paragraph, _index, parent) => {
    // Several pages can link to one page and describe it in the same words.
    if (parent?.type === 'listItem' && node.children[0]?.type === 'link') return;
    const text = toString(node).replace(/\s+/g, ' ').trim();
    if (text.split(' ').length >= SHORTEST) found.push({text, line: lineOf(node)});
  });
  return found;
}
