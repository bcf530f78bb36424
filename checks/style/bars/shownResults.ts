import type {Code, RootContent} from 'mdast';
import {parseMeta} from '../../../samples/model/fences';
import type {PageBar} from '../model';
import {codeOf} from '../sections';

const SHARE = 0.9;
const LANGUAGES = new Set(['tremor', 'trickle', 'troy']);

/** Readers compare what they get with what is shown. */
export const shownResults: PageBar = {
  id: 'E12',
  title: `Blocks of tremor, trickle, and troy: ${SHARE * 100} % show a result (the others say why not)`,
  measure(pages) {
    const blocks = pages.flatMap((page) =>
      samplesOf(page.tree.children).map((sample) => ({page, ...sample})),
    );
    const bare = blocks.filter(({shown}) => !shown);
    const share = blocks.length === 0 ? 1 : 1 - bare.length / blocks.length;
    return {
      value: `${blocks.length - bare.length} of ${blocks.length} blocks (${(share * 100).toFixed(0)} %)`,
      problems:
        share >= SHARE
          ? []
          : bare.map(({page: {file}, code}) => ({
              ...{file, line: code.position?.start.line ?? 1},
              found: 'no result follows this block.',
              expected: `a result after ${SHARE * 100} % of all blocks`,
              todo: 'Give it an event and run npm run samples -- --update.',
            })),
    };
  },
};

/** A sample is followed by its result, or by other files of the same program and then by it. */
function samplesOf(nodes: readonly RootContent[]): {code: Code; shown: boolean}[] {
  const blocks = codeOf(nodes);
  return blocks.flatMap((code, index) => {
    if (!LANGUAGES.has(code.lang ?? '') || parseMeta(code.meta).values.has('fragment')) return [];
    const after = blocks.slice(index + 1);
    const titled = parseMeta(code.meta).values.has('title');
    const next = titled ? after.find(({lang}) => !LANGUAGES.has(lang ?? '')) : after[0];
    return [{code, shown: next !== undefined && showsSomething(next)}];
  });
}

function showsSomething({lang, meta}: Code): boolean {
  const {words} = parseMeta(meta);
  return (
    lang === 'console' ||
    lang === 'text' ||
    lang === 'bash' ||
    words.has('result') ||
    words.has('state') ||
    words.has('meta')
  );
}
