import type {Code, RootContent} from 'mdast';
import {parseMeta} from '../../../samples/model/fences';
import {pageRule} from '../pageRule';
import {codeOf} from '../sections';

const LANGUAGES = new Set(['tremor', 'trickle', 'troy']);

/** Readers compare what they get with what is shown. */
export const shownResults = pageRule({
  id: 'E12',
  title: 'Blocks of tremor, trickle, and troy show a result, or say why not',
  check({file, tree}) {
    const samples = samplesOf(tree.children);
    return {
      facts: samples,
      problems: samples
        .filter(({shown, reason}) => !shown && !reason)
        .map(({code}) => ({
          ...{file, line: code.position?.start.line ?? 1},
          found: 'no result follows this block.',
          expected: 'a result, or output=none reason="…" with why there is none',
          todo: 'Give it an event and run npm run samples -- --update.',
        })),
    };
  },
  summarise(samples) {
    const shown = samples.filter((sample) => sample.shown).length;
    const share = samples.length === 0 ? 100 : (shown / samples.length) * 100;
    return `${shown} of ${samples.length} blocks show a result (${share.toFixed(0)} %)`;
  },
});

interface Sample {
  readonly code: Code;
  readonly shown: boolean;
  /** Whether the block says why it has no result. */
  readonly reason: boolean;
}

/** A sample is followed by its result, or by other files of the same program and then by it. */
function samplesOf(nodes: readonly RootContent[]): Sample[] {
  const blocks = codeOf(nodes);
  return blocks.flatMap((code, index) => {
    const {values} = parseMeta(code.meta);
    if (!LANGUAGES.has(code.lang ?? '') || values.has('fragment')) return [];
    const after = blocks.slice(index + 1);
    const next = values.has('title') ? after.find((block) => !isFile(block)) : after[0];
    const reason = values.get('output') === 'none' && (values.get('reason') ?? '') !== '';
    return [{code, shown: next !== undefined && showsSomething(next), reason}];
  });
}

/** A program, or a file that it reads. */
function isFile(block: Code): boolean {
  const isProgram = LANGUAGES.has(block.lang ?? '');
  return isProgram || (parseMeta(block.meta).values.has('title') && !showsSomething(block));
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
