import {flesch} from 'flesch';
import type {PageFile} from '../../pages/pageFile';
import type {SourceRule} from '../model';
import {pageRule} from '../pageRule';
import {readSentences} from '../sentences';
import {median} from '../statistics';

/** Pages that explain; a reference consists of names and is exempt. */
const EXPLAINING = new Set(['concept', 'guide', 'recipe', 'tutorial']);
const LEAST = 40;
const MEDIAN = 55;
const TODO = 'Use shorter sentences, and words with fewer syllables.';

/** How easily each explaining page reads, by the formula of Flesch: higher is easier. */
export const readability = pageRule({
  id: 'E24',
  title: `Flesch reading ease of guides and concepts: none below ${LEAST}`,
  check(page) {
    if (!explains(page)) return {facts: [], problems: []};
    const {file} = page;
    const score = scoreOf(page);
    return {
      facts: [{file, score}],
      problems:
        score >= LEAST
          ? []
          : [
              {
                ...{file, line: 1},
                found: `the reading ease of this page is ${score.toFixed(0)}.`,
                expected: `at least ${LEAST}`,
                todo: TODO,
              },
            ],
    };
  },
  summarise(scored) {
    const lowest = scored.toSorted((a, b) => a.score - b.score)[0];
    return `${scored.length} pages, lowest ${lowest?.score.toFixed(0) ?? '-'} (${lowest?.file ?? 'none'})`;
  },
});

/** Where the median is too low, the pages below it that lower it are named, and no other. */
export const medianReadability: SourceRule = {
  id: 'E24',
  title: `Flesch reading ease of guides and concepts: median ${MEDIAN} or more`,
  measure({pages}) {
    const scored = pages.filter(explains).map((page) => ({page, score: scoreOf(page)}));
    const middle = median(scored.map(({score}) => score));
    const lowering = scored.length > 0 && middle < MEDIAN ? scored : [];
    return {
      value: `${scored.length} pages, median ${middle.toFixed(0)}`,
      problems: lowering
        .filter(({score}) => score < MEDIAN)
        .map(({page: {file}, score}) => ({
          ...{file, line: 1},
          found: `the median reading ease of guides and concepts is ${middle.toFixed(0)}; this page has ${score.toFixed(0)}.`,
          expected: `a median of ${MEDIAN} or more`,
          todo: TODO,
        })),
    };
  },
};

function explains({frontMatter}: PageFile): boolean {
  return EXPLAINING.has(String(frontMatter.kind));
}

/** The reading ease of a page's prose; names in code count neither as words nor as syllables. */
export function scoreOf(page: PageFile): number {
  const sentences = readSentences(page).filter(({words}) => words > 0);
  const sum = (pick: 'words' | 'syllables'): number =>
    sentences.reduce((total, sentence) => total + sentence[pick], 0);
  if (sentences.length === 0) return 100;
  return flesch({sentence: sentences.length, word: sum('words'), syllable: sum('syllables')});
}
