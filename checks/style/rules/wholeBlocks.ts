import type {Code} from 'mdast';
import {parseMeta} from '../../../samples/model/fences';
import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {fencesOf} from '../sections';

/** Languages in which `...` stands for something left out; in the runtime's it is a pattern. */
const TYPED = new Set(['bash', 'json', 'toml', 'yaml']);

/** What a reader copies is complete; troy, trickle, and tremor are also parsed by the sample checker. */
export const wholeBlocks = pageRule({
  id: 'E14',
  title: 'Blocks: closed, without "...", JSON that parses',
  check(page) {
    const blocks = fencesOf(page.tree.children);
    return {
      facts: blocks,
      problems: blocks.flatMap((code) => [
        ...unclosed(page, code),
        ...elided(page, code),
        ...brokenJson(page, code),
      ]),
    };
  },
  summarise: (blocks) => `${blocks.length} blocks`,
});

/** A fence without an end swallows the page below it. */
function unclosed({file, source}: PageFile, {position}: Code): Problem[] {
  const end = source.split('\n')[(position?.end.line ?? 1) - 1] ?? '';
  if (/(`{3,}|~{3,})\s*$/.test(end) && position?.end.line !== position?.start.line) return [];
  return [
    {
      ...{file, line: position?.start.line ?? 1},
      found: 'the block has no end.',
      expected: 'a closing fence as long as the opening one',
      todo: 'Add it where the code ends.',
    },
  ];
}

function elided({file}: PageFile, {lang, meta, value, position}: Code): Problem[] {
  if (!TYPED.has(lang ?? '') || parseMeta(meta).words.has('unchecked')) return [];
  return value.split('\n').flatMap((text, index) => {
    // Three dots are a word of their own where something was left out, and part of one in texts.
    if (!/(^|[\s,[({])(\.\.\.|…)([\s,\])};]|$)/.test(text)) return [];
    return [
      {
        ...{file, line: (position?.start.line ?? 1) + index + 1},
        found: `"${text.trim()}" leaves something out.`,
        expected: 'a block that works as it stands',
        todo: 'Write it in full, or take a smaller example.',
      },
    ];
  });
}

/** A block holds one value, or one a line. */
function brokenJson({file}: PageFile, {lang, value, position}: Code): Problem[] {
  if (lang !== 'json' || isJson(value) || value.split('\n').every(isJsonLine)) return [];
  return [
    {
      ...{file, line: position?.start.line ?? 1},
      found: 'the block is no JSON.',
      expected: 'one value, or one a line',
      todo: 'Correct it, or call the block text where the runtime prints it so.',
    },
  ];
}

const isJsonLine = (line: string): boolean => line.trim() === '' || isJson(line);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
