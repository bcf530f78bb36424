import type {Code, RootContent} from 'mdast';
import {parseMeta} from '../../../src/samples/model/fences';
import {isSampleLanguage} from '../../../src/samples/model/vocabulary';
import type {PageRule} from '../model';
import {codeOf, lineOf} from '../sections';

/** Readers compare what they get with what the page shows. */
export const shownResults: PageRule = {
  name: 'shown-result',
  title: 'Blocks of tremor, trickle, and troy show a result, or say why not',
  find: ({tree}) =>
    samplesWithoutResult(tree.children).map((code) => ({
      line: lineOf(code),
      found: 'no result follows this block.',
      expected: 'a result, or output=none reason="…" that says why there is none',
      todo: 'Give it an event and run npm run samples -- --update.',
    })),
};

/** A sample is followed by its result, or by other files of the same program and then by its result. */
function samplesWithoutResult(nodes: readonly RootContent[]): Code[] {
  const blocks = codeOf(nodes);
  return blocks.filter(({lang, meta}, index) => {
    const {values} = parseMeta(meta);
    if (!isSampleLanguage(lang ?? '') || values.has('fragment')) return false;
    if (values.get('output') === 'none' && values.get('reason')) return false;
    const after = blocks.slice(index + 1);
    const next = values.has('title') ? after.find((block) => !isFile(block)) : after[0];
    return next === undefined || !showsSomething(next);
  });
}

/** A program, or a file that it reads. */
function isFile(block: Code): boolean {
  if (isSampleLanguage(block.lang ?? '')) return true;
  return parseMeta(block.meta).values.has('title') && !showsSomething(block);
}

function showsSomething({lang, meta}: Code): boolean {
  const {words} = parseMeta(meta);
  return (
    ['console', 'text', 'bash'].includes(lang ?? '') ||
    ['result', 'state', 'meta'].some((word) => words.has(word))
  );
}
