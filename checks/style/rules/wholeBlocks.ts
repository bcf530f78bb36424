import type {Code} from 'mdast';
import {parseMeta} from '../../../src/samples/model/fences';
import {isJson} from '../../../src/samples/model/json';
import type {PageProblem, PageRule} from '../model';
import {fencesOf, lineOf} from '../sections';

/** Languages in which `...` marks omitted text; in the runtime's languages it is a pattern. */
const TYPED = new Set(['bash', 'json', 'toml', 'yaml']);

/** A reader can copy a block; the sample checker also parses troy, trickle, and tremor. */
export const wholeBlocks: PageRule = {
  name: 'whole-block',
  title: 'Blocks are closed, leave nothing out with "...", and hold JSON that parses',
  find({tree, source}) {
    const lines = source.split('\n');
    return fencesOf(tree.children).flatMap((code) => [
      ...findUnclosed(code, lines),
      ...findElisions(code),
      ...findBrokenJson(code),
    ]);
  },
};

/** A fence without an end swallows the page below it. */
function findUnclosed(code: Code, lines: readonly string[]): PageProblem[] {
  const [line, end] = [lineOf(code), code.position?.end.line ?? 1];
  if (end !== line && /(`{3,}|~{3,})\s*$/.test(lines[end - 1] ?? '')) return [];
  return [
    {
      line,
      found: 'the block has no end.',
      expected: 'a closing fence as long as the opening one',
      todo: 'Add it where the code ends.',
    },
  ];
}

function findElisions(code: Code): PageProblem[] {
  const {lang, meta, value} = code;
  if (!TYPED.has(lang ?? '') || parseMeta(meta).words.has('unchecked')) return [];
  return value.split('\n').flatMap((text, index) => {
    // Three dots with space or brackets around them leave something out; in a text they may not.
    if (!/(^|[\s,[({])(\.\.\.|…)([\s,\])};]|$)/.test(text)) return [];
    return [
      {
        line: lineOf(code) + index + 1,
        found: `"${text.trim()}" leaves something out.`,
        expected: 'a complete block',
        todo: 'Write it in full, or take a smaller example.',
      },
    ];
  });
}

/** A block holds one value, or one on each line. */
function findBrokenJson(code: Code): PageProblem[] {
  const {lang, value} = code;
  if (lang !== 'json' || isJson(value) || value.split('\n').every(isJsonLine)) return [];
  return [
    {
      line: lineOf(code),
      found: 'the block is not JSON.',
      expected: 'one value, or one on each line',
      todo: 'Correct it, or call the block text if the runtime prints it like this.',
    },
  ];
}

const isJsonLine = (line: string): boolean => line.trim() === '' || isJson(line);
