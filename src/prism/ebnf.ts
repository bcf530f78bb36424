import type {Grammar} from 'prismjs';
import type {PrismLanguages} from './prismLanguages';

const grammar: Grammar = {
  comment: {pattern: /\(\*[\s\S]*?\*\)|\/\*[\s\S]*?\*\/|(?<=^|\s)#(?!x[\da-f]).*/im, greedy: true},
  string: {pattern: /"[^"\r\n]*"|'[^'\r\n]*'/, greedy: true},
  special: {pattern: /(?<![\w)\]}"'])\?[^?\r\n]+\?/, greedy: true, alias: 'regex'},
  'character-class': {
    pattern: /\[\^?[^\s[\]]+\]/,
    alias: 'regex',
  },
  'character-code': {pattern: /#x[\da-f]+\b/i, alias: 'number'},
  keyword: /\brule(?=[ \t]+[a-z_][\w-]*\s*(?:::=|=|:))/i,
  definition: {
    pattern: /^([ \t]*)[a-z_][\w-]*(?=\s*(?:::=|=|:))/im,
    lookbehind: true,
    alias: 'class-name',
  },
  rule: {pattern: /\b[a-z_][\w-]*/i, alias: 'function'},
  number: /\b\d+\b/,
  operator: /::=|:=|[-=|*+?!/:]/,
  punctuation: /[.,;()[\]{}]/,
};

/** Adds `ebnf`: the notations of ISO 14977 and of the XML specification, which pages may mix. */
export function register(prism: PrismLanguages): void {
  prism.languages['ebnf'] = grammar;
}
