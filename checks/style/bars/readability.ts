import {flesch} from 'flesch';
import type {PageBar, Problem, StylePage} from '../model';
import {readSentences} from '../sentences';
import {median} from '../statistics';

/** Pages that explain; a reference consists of names and is exempt. */
const EXPLAINING = new Set(['concept', 'guide', 'recipe', 'tutorial']);
const LEAST = 40;
const MEDIAN = 55;

/** How easily the explaining pages read, by the formula of Flesch: higher is easier. */
export const readability: PageBar = {
  id: 'E24',
  title: `Flesch reading ease of guides and concepts: none below ${LEAST}, median ${MEDIAN} or more`,
  measure(pages) {
    const scored = pages
      .filter(({frontMatter}) => EXPLAINING.has(String(frontMatter.kind)))
      .map((page) => ({page, score: scoreOf(page)}));
    const middle = median(scored.map(({score}) => score));
    const lowest = scored.toSorted((a, b) => a.score - b.score)[0];
    const problems = scored
      .filter(({score}) => score < LEAST)
      .map(({page, score}) => hard(page, score));
    return {
      value: `${scored.length} pages, median ${middle.toFixed(0)}, lowest ${lowest?.score.toFixed(0) ?? '-'} (${lowest?.page.file ?? 'none'})`,
      // The median speaks of the whole site: a single page that is looked at alone has none.
      problems:
        pages.length > 1 && lowest && middle < MEDIAN
          ? [...problems, low(lowest.page, middle)]
          : problems,
    };
  },
};

/** The reading ease of a page's prose; names in code count neither as words nor as syllables. */
export function scoreOf(page: StylePage): number {
  const sentences = readSentences(page).filter(({words}) => words > 0);
  const sum = (pick: 'words' | 'syllables'): number =>
    sentences.reduce((total, sentence) => total + sentence[pick], 0);
  if (sentences.length === 0) return 100;
  return flesch({sentence: sentences.length, word: sum('words'), syllable: sum('syllables')});
}

function hard({file}: StylePage, score: number): Problem {
  return {
    ...{file, line: 1},
    found: `the reading ease of this page is ${score.toFixed(0)}.`,
    expected: `at least ${LEAST}`,
    todo: 'Use shorter sentences, and words with fewer syllables.',
  };
}

function low({file}: StylePage, middle: number): Problem {
  return {
    ...{file, line: 1},
    found: `the median reading ease of guides and concepts is ${middle.toFixed(0)}; this page reads hardest.`,
    expected: `a median of ${MEDIAN} or more`,
    todo: 'Use shorter sentences, and words with fewer syllables.',
  };
}
