import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {readSentences, type Sentence} from '../sentences';
import {mean} from '../statistics';

const LONGEST = 35;
const MEAN = 20;

/** Sentences that a reader takes in at once. */
export const sentenceLength = pageRule({
  id: 'E24',
  title: `Sentences: at most ${LONGEST} words, ${MEAN} on a page's mean`,
  check(page) {
    const sentences = readSentences(page);
    return {
      facts: sentences.map(({length}) => length),
      problems: [
        ...sentences.filter(({length}) => length > LONGEST).map((one) => tooLong(page, one)),
        ...meanProblems(page, sentences),
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

function meanProblems({file}: PageFile, sentences: readonly Sentence[]): Problem[] {
  const value = mean(sentences.map(({length}) => length));
  if (value <= MEAN) return [];
  return [
    {
      ...{file, line: 1},
      found: `the sentences have ${value.toFixed(1)} words on average.`,
      expected: `at most ${MEAN}`,
      todo: 'Divide the longest ones.',
    },
  ];
}
