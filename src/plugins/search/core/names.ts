import type {LoadedIndex} from './load';
import type {QueryPlan} from './query';
import {tellingWords} from './telling';

/* Measured as the constants of rank.ts are. */
const NAMES = {
  exactHeading: 1.6,
  /** The page itself comes before its rows, and before pages of areas where its name is rarer. */
  exactPage: 3,
  codeName: 1.6,
  /** The same but for words of speech and their order: "how do I write my own connector". */
  tellingPage: 2.5,
  tellingHeading: 1.4,
  /** `Circuit breaker: …` is about it; `Failed to trigger circuit breaker` is about something else. */
  subjectOfHeading: 2,
  beginOfHeading: 1.2,
  /** The first words of a page's name. */
  beginOfPage: 1.5,
  /** The reader is within a word of it, so that it is no other name. */
  halfTypedPage: 2.5,
} as const;

/** Shorter beginnings are of too many names. */
const MIN_BEGINNING = 3;

/** The names of a section as they are compared, made when an index is first asked. */
type Names = {
  readonly heading: string;
  /** What the field `title` has: heading and names in code. */
  readonly title: string;
  /** The last piece of the address of a section that opens its page; else empty. */
  readonly address: string;
  /** What of the heading says something. */
  readonly telling: string;
};
const namesByIndex = new WeakMap<LoadedIndex, (Names | undefined)[]>();

function namesOf(index: LoadedIndex, number: number): Names {
  const all = namesByIndex.get(index) ?? [];
  namesByIndex.set(index, all);
  const {sectionTitle, title, sectionRoute} = index.documents[number]!;
  const opensPage = index.pages[number] === number;
  return (all[number] ??= {
    heading: spaced(sectionTitle.toLowerCase()),
    title: title.toLowerCase(),
    address: opensPage ? spaced(lastPiece(sectionRoute)) : '',
    // One name of many parts is no phrase: `DefineFlow` is a rule, and not how to define a flow.
    telling: /\s/.test(sectionTitle) ? tellingWords(sectionTitle) : '',
  });
}

/**
 * How much more a section counts since the query is its name or the beginning of it; 1 where it is
 * not. Hyphens, underscores and spaces are the same.
 */
export function nameFactor(
  index: LoadedIndex,
  number: number,
  {phrases, telling, endsInWord}: Pick<QueryPlan, 'phrases' | 'telling' | 'endsInWord'>,
): number {
  const names = namesOf(index, number);
  const opensPage = index.pages[number] === number;
  const isTold = telling !== '' && telling === names.telling;
  let factor = isTold ? (opensPage ? NAMES.tellingPage : NAMES.tellingHeading) : 1;
  for (const phrase of phrases)
    factor = Math.max(factor, factorOf(phrase, names, opensPage, endsInWord));
  return factor;
}

function factorOf(phrase: string, names: Names, opensPage: boolean, endsInWord: boolean): number {
  const begun = spaced(phrase);
  if (isNameOf(phrase, begun, names)) return opensPage ? NAMES.exactPage : NAMES.exactHeading;
  const {heading, address} = names;
  if (address !== '' && isSame(address, begun)) return NAMES.exactPage;
  // Several pages may be about one name: the one that is called so is its reference.
  if (opensPage && codeNames(names).includes(phrase))
    return phrase.endsWith(`::${heading}`) ? NAMES.exactPage : NAMES.codeName;
  if (phrase.length < MIN_BEGINNING) return 1;
  const begins = (name: string) =>
    name.startsWith(begun) && !(endsInWord && /[\p{L}\p{N}]/u.test(name[begun.length] ?? ''));
  const ofPage = endsInWord ? NAMES.beginOfPage : NAMES.halfTypedPage;
  if (!begins(heading)) return begins(address) ? ofPage : 1;
  if (opensPage) return ofPage;
  return /^\s?[:,(]/.test(heading.slice(begun.length))
    ? NAMES.subjectOfHeading
    : NAMES.beginOfHeading;
}

/**
 * Whether the query is one word, and the last segment of the name that code has for a function or
 * constant: `len` and `len(` for `std::array::len`.
 */
export function isMember(
  index: LoadedIndex,
  number: number,
  {phrases: [typed = '']}: Pick<QueryPlan, 'phrases'>,
): boolean {
  const name = /^(\w+)(?:\(.*)?$/u.exec(typed)?.[1];
  if (name === undefined || index.pages[number] === number) return false;
  return namesOf(index, number)
    .title.split(' ')
    .some((one) => one.endsWith(`::${name}`));
}

/** Whether a section opens a page that is called what the query says. */
export function isPageOfName(
  index: LoadedIndex,
  number: number,
  {phrases: [typed = '']}: Pick<QueryPlan, 'phrases'>,
): boolean {
  return index.pages[number] === number && isNameOf(typed, spaced(typed), namesOf(index, number));
}

/**
 * Whether a phrase is what a section is called: its heading in singular or plural, its qualified
 * name, or all the words that it is filed under, in any order ("connector codec" for the option
 * codec of a connector).
 */
function isNameOf(phrase: string, begun: string, {heading, title}: Names): boolean {
  if (phrase.includes('::'))
    return phrase === heading || (title.includes(phrase) && title.split(' ').includes(phrase));
  if (isSame(begun, heading)) return true;
  if (phrase.length !== title.length) return false;
  return sortedWords(phrase) === sortedWords(title);
}

/** Whether two names are the same, in singular or plural. */
function isSame(one: string, other: string): boolean {
  return one === other || one === `${other}s` || `${one}s` === other;
}

function sortedWords(text: string): string {
  return text.split(/\s+/).sort().join(' ');
}

/** An address is a name too: `traffic-shaping` of a post that is called otherwise. */
function lastPiece(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).toLowerCase();
}

/** What code calls the subject of a page: behind the heading, see documents.ts. */
function codeNames({heading, title}: Names): string[] {
  return title.slice(heading.length).split(' ');
}

/** Signs that separate the words of a name are spaces; as many characters as before. */
function spaced(name: string): string {
  return /[-_]/.test(name) ? name.replace(/[-_]/g, ' ') : name;
}
