import type {LoadedIndex} from '../index/load';
import type {QueryPlan} from '../query/plan';

/* Factors on the score, tuned with the same measurements as the constants in rank.ts. */
const NAMES = {
  /** The page must come before its own sections, and before pages of areas in which its name is rarer. */
  page: 3,
  heading: 2.2,
  beginningOfPage: 2.5,
  beginningOfHeading: 1.2,
} as const;

/** Shorter beginnings match too many names. */
const MIN_BEGINNING = 3;

/** The names of a section, in lower case. */
type Names = {
  readonly opensPage: boolean;
  /**
   * The heading and, if the section opens a page, the last segment of the path: readers may remember a
   * post by its address, such as `traffic-shaping`, and not by its title.
   */
  readonly spoken: readonly string[];
  /** The words of the field `title`, among them the names in code. */
  readonly words: readonly string[];
};

/** A cache of the names of each section that a query has found. */
const namesByIndex = new WeakMap<LoadedIndex, Names[]>();

function namesOf(index: LoadedIndex, number: number): Names {
  const cached = namesByIndex.get(index) ?? [];
  namesByIndex.set(index, cached);
  return (cached[number] ??= makeNames(index, number));
}

function makeNames({documents, pages}: LoadedIndex, number: number): Names {
  const {sectionTitle, title, sectionRoute} = documents[number]!;
  const opensPage = pages[number] === number;
  const address = opensPage ? [sectionRoute.slice(sectionRoute.lastIndexOf('/') + 1)] : [];
  return {
    opensPage,
    spoken: [sectionTitle, ...address].map((name) => spaced(name.toLowerCase())),
    words: title.toLowerCase().split(' '),
  };
}

/** Returns the factor of a section: above 1 if the query is its name or the beginning of its name. */
export function nameFactors(
  index: LoadedIndex,
  {phrases}: Pick<QueryPlan, 'phrases'>,
): (number: number) => number {
  const spacedPhrases = phrases.map(spaced);
  return (number) => {
    const names = namesOf(index, number);
    return Math.max(...phrases.map((phrase, at) => factorOf(phrase, spacedPhrases[at]!, names)));
  };
}

/**
 * Returns whether the query is the last segment of a function's or constant's name, as `len` and
 * `len(` are of `std::array::len`.
 */
export function memberTest(
  index: LoadedIndex,
  {phrases}: Pick<QueryPlan, 'phrases'>,
): (number: number) => boolean {
  const word = /^(\w+)(?:\(.*)?$/u.exec(phrases[0] ?? '')?.[1];
  return (number) => {
    if (word === undefined) return false;
    const {opensPage, words} = namesOf(index, number);
    return !opensPage && words.some((name) => name.endsWith(`::${word}`));
  };
}

function factorOf(phrase: string, spacedPhrase: string, {opensPage, spoken, words}: Names): number {
  const isName = phrase.includes('::')
    ? words.includes(phrase)
    : spoken.some((name) => isSame(name, spacedPhrase)) || isCall(phrase, words);
  if (isName) return opensPage ? NAMES.page : NAMES.heading;
  const isBeginning =
    phrase.length >= MIN_BEGINNING && spoken.some((name) => name.startsWith(spacedPhrase));
  if (!isBeginning) return 1;
  return opensPage ? NAMES.beginningOfPage : NAMES.beginningOfHeading;
}

/** Whether the phrase is the path or the id of an operation, or its method with words of these: `patch flow`. */
function isCall(phrase: string, words: Names['words']): boolean {
  const path = words.findIndex((word) => word.startsWith('/'));
  if (path < 1) return false;
  const [method = '', address = '', id = ''] = words.slice(path - 1);
  if (phrase === address || phrase === id) return true;
  const [first, ...others] = phrase.split(' ');
  const known = [address, ...id.split('_')];
  return first === method && others.every((typed) => known.some((word) => isSame(word, typed)));
}

/** Whether two names are the same, in singular or plural. */
function isSame(one: string, other: string): boolean {
  return one === other || `${one}s` === other || one === `${other}s`;
}

/** Replaces hyphens and underscores by spaces. */
function spaced(name: string): string {
  return name.replace(/[-_]/g, ' ');
}
