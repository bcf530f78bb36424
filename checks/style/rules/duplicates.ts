import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../../pages/pageFile';
import type {SourceRule} from '../model';

/** Shorter ones, such as "None. There is no state.", are the same because they say the same. */
const SHORTEST = 12;

/** Text that stands once is corrected once. */
export const duplicates: SourceRule = {
  id: 'E32',
  title: `No paragraph of ${SHORTEST} words or more stands twice in a version`,
  measure({pages}) {
    const first = new Map<string, string>();
    const problems = pages.flatMap((page) =>
      paragraphsOf(page).flatMap(({text, line}) => {
        const key = `${page.version ?? page.area} ${text}`;
        const place = first.get(key);
        first.set(key, place ?? `${page.file}:${line}`);
        if (place === undefined) return [];
        return [
          {
            ...{file: page.file, line},
            found: `the paragraph "${text.slice(0, 50)}…" also stands in ${place}.`,
            expected: 'each paragraph once in a version',
            todo: 'Keep it where readers look for it, and link there.',
          },
        ];
      }),
    );
    return {value: `${first.size} paragraphs, ${problems.length} of them twice`, problems};
  },
};

function paragraphsOf({tree}: PageFile): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  visit(tree, 'paragraph', (node: Paragraph, _index, parent) => {
    // Several pages can lead to one, and say alike what stands there.
    if (parent?.type === 'listItem' && node.children[0]?.type === 'link') return;
    const text = toString(node).replace(/\s+/g, ' ').trim();
    if (text.split(' ').length >= SHORTEST) {
      found.push({text, line: node.position?.start.line ?? 1});
    }
  });
  return found;
}
