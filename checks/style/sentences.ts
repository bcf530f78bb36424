/** The sentences of a page's prose, with what readability is computed from. */
import type {Nodes, Paragraph} from 'mdast';
import {syllable} from 'syllable';
import {SKIP, visit} from 'unist-util-visit';
import type {PageFile} from '../pages/pageFile';

interface Sentence {
  readonly line: number;
  readonly text: string;
  /** Words and names in code. */
  readonly length: number;
  /** Words of the language, without names in code. */
  readonly words: number;
  readonly syllables: number;
}

/** Replaces a name in code; it has a capital letter, because the name can begin a sentence. */
const CODE = 'C\u2060ode';

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Reads all paragraphs, also in lists and captions, but no headings, tables, or code. */
export function readSentences({tree}: PageFile): Sentence[] {
  const found: Sentence[] = [];
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    found.push(...sentencesOf(paragraph));
  });
  return found;
}

/** Reads the paragraphs outside lists, because an entry of a list may be short. */
export function readTextSentences({tree}: PageFile): Sentence[] {
  const found: Sentence[] = [];
  visit(tree, (node) => {
    if (node.type === 'list') return SKIP;
    if (node.type === 'paragraph') found.push(...sentencesOf(node));
    return undefined;
  });
  return found;
}

function sentencesOf(paragraph: Paragraph): Sentence[] {
  const found: Sentence[] = [];
  const text = textOf(paragraph);
  const start = paragraph.position?.start.line ?? 1;
  // A line break of the source would count as the end of a sentence.
  for (const {segment, index} of segmenter.segment(text.replaceAll('\n', ' '))) {
    const before = text.slice(0, index).split('\n').length - 1;
    const sentence = readSentence(segment, start + before);
    if (isSentence(sentence)) found.push(sentence);
  }
  return found;
}

/** Excludes entries of lists of links, and beginnings in bold such as "Source." */
function isSentence({text, length}: Sentence): boolean {
  return length > 1 && /[.:?!]["')\]]?$/.test(text);
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function readSentence(segment: string, line: number): Sentence {
  const tokens = segment.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const words = tokens.filter((token) => !token.includes(CODE));
  return {
    line,
    text: segment.replaceAll(CODE, '`…`').replace(/\s+/g, ' ').trim(),
    length: tokens.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllable(word), 0),
  };
}
