import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {readSentences, readTextSentences, type Sentence} from '../sentences';
import {mean} from '../statistics';

const LONGEST = 35;
const MOST = 20;
const LEAST = 12;

/** Sentences that a reader takes in at once. */
export const sentenceLength = pageRule({
  id: 'E24',
  title: `Sentences: at most ${LONGEST} words, ${LEAST} to ${MOST} on a page's mean`,
  check(page) {
    const sentences = readSentences(page);
    return {
      facts: sentences.map(({length}) => length),
      problems: [
        ...sentences.filter(({length}) => length > LONGEST).map((one) => tooLong(page, one)),
        ...meanProblems(page),
      ],
    };
  },
  summarise: (lengths) =>
    `${lengths.length} sentences, mean ${mean(lengths).toFixed(1)} words, longest ${Math.max(0, ...lengths)}`,
});

function tooLong({file}: PageFile, {line, text, length}: Sentence): Problem {
  return {
    ...{file, line},
    found: `the sentence "${text.replace(/\s+/g, ' ').slice(0, 60)}…" has ${length} words.`,
    expected: `at most ${LONGEST}`,
    todo: 'Make two sentences of it, or a list.',
  };
}

function meanProblems(page: PageFile): Problem[] {
  const {file} = page;
  const lengths = readTextSentences(page).map(({length}) => length);
  const value = mean(lengths);
  if (lengths.length === 0 || (value >= LEAST && value <= MOST)) return [];
  return [
    {
      ...{file, line: 1},
      found: `the sentences of its paragraphs have ${value.toFixed(1)} words on average.`,
      expected: `${LEAST} to ${MOST}`,
      todo: value > MOST ? 'Divide the longest ones.' : 'Join what belongs together.',
    },
  ];
}
