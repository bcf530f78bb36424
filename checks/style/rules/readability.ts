import {flesch} from 'flesch';
import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {readSentences, readTextSentences} from '../sentences';
import {mean} from '../statistics';

const LONGEST = 35;
const AVERAGE = {least: 12, most: 20};
/** The reading ease that a page must have, and the one that it should have. */
const EASE = {least: 40, good: 55};
/** Pages that explain; a reference consists of names and is exempt. */
const EXPLAINING = new Set(['concept', 'guide', 'recipe', 'tutorial']);

/** A reader takes in a sentence at once. */
export const sentenceLength: PageRule = {
  name: 'long-sentence',
  title: `Sentences have at most ${LONGEST} words`,
  find: (page) =>
    readSentences(page)
      .filter(({length}) => length > LONGEST)
      .map(({line, text, length}) => ({
        line,
        found: `the sentence "${text.replace(/\s+/g, ' ').slice(0, 60)}…" has ${length} words.`,
        expected: `at most ${LONGEST}`,
        todo: 'Make two sentences of it, or a list.',
      })),
};

/** Many short sentences read like a list, many long ones like a contract. */
export const averageSentence: PageRule = {
  name: 'average-sentence',
  title: `Sentences of paragraphs have ${AVERAGE.least} to ${AVERAGE.most} words on average`,
  isAdvice: true,
  find(page) {
    const lengths = readTextSentences(page).map(({length}) => length);
    const value = mean(lengths);
    const isGood = value >= AVERAGE.least && value <= AVERAGE.most;
    if (lengths.length === 0 || isGood) return [];
    return [
      {
        line: 1,
        found: `the sentences of its paragraphs have ${value.toFixed(1)} words on average.`,
        expected: `${AVERAGE.least} to ${AVERAGE.most}`,
        todo: value > AVERAGE.most ? 'Divide the longest ones.' : 'Join what belongs together.',
      },
    ];
  },
};

/** How easily a page that explains reads, by Flesch's formula: higher is easier. */
export const readingEase: PageRule = {
  name: 'reading-ease',
  title: `The Flesch reading ease of guides and concepts is at least ${EASE.least}`,
  find: (page) => findHardPage(page, -Infinity, EASE.least),
};

export const goodReadingEase: PageRule = {
  name: 'good-reading-ease',
  title: `The Flesch reading ease of guides and concepts is ${EASE.good} or more`,
  isAdvice: true,
  find: (page) => findHardPage(page, EASE.least, EASE.good),
};

/** Reports a page whose score is below `expected`, unless it is below `least` as well. */
function findHardPage(page: PageFile, least: number, expected: number) {
  if (!EXPLAINING.has(String(page.frontMatter.kind))) return [];
  const score = scoreOf(page);
  if (score >= expected || score < least) return [];
  return [
    {
      line: 1,
      found: `the reading ease of this page is ${score.toFixed(0)}.`,
      expected: `at least ${expected}`,
      todo: 'Use shorter sentences, and words with fewer syllables.',
    },
  ];
}

/** The reading ease of a page's prose; names in code count neither as words nor as syllables. */
function scoreOf(page: PageFile): number {
  const sentences = readSentences(page).filter(({words}) => words > 0);
  const sum = (pick: 'words' | 'syllables'): number =>
    sentences.reduce((total, sentence) => total + sentence[pick], 0);
  if (sentences.length === 0) return 100;
  return flesch({sentence: sentences.length, word: sum('words'), syllable: sum('syllables')});
}
