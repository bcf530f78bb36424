import type {LoadedIndex} from '../index/load';
import type {QueryPlan} from '../query/planQuery';

/* Factors on the score, tuned with the same measurements as the constants in rank.ts. */
const NAMES = {
  exactHeading: 2.2,
  /**
   * The page must come before its own sections, and before pages of areas in which its name is
   * rarer.
   */
  exactPage: 3,
  codeName: 1.6,
  /**
   * For `circuit breaker`, a heading `Circuit breaker: …`, unlike `Failed to trigger circuit
   * breaker`.
   */
  subjectOfHeading: 2,
  prefixOfHeading: 1.2,
  prefixOfPage: 2.5,
} as const;

/** Shorter prefixes match too many names. */
const MIN_PREFIX = 3;

/** The names of a section, in lower case. */
type Names = {
  readonly opensPage: boolean;
  readonly heading: string;
  /** The content of the field `title`: the heading and the names in code. */
  readonly title: string;
  /** The last segment of the path if the section opens its page; else empty. */
  readonly address: string;
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
  return {
    opensPage,
    heading: spaced(sectionTitle.toLowerCase()),
    title: title.toLowerCase(),
    // Readers may remember a post by its address, such as `traffic-shaping`, and not by its title.
    address: opensPage
      ? spaced(sectionRoute.slice(sectionRoute.lastIndexOf('/') + 1).toLowerCase())
      : '',
  };
}

/** A phrase that may be a name. */
type Phrase = {
  readonly text: string;
  /** With hyphens and underscores replaced by spaces. */
  readonly spaced: string;
  /** Its words in alphabetical order. */
  readonly sorted: string;
};

/** Compares the names of the sections of one index with a query. */
export class NameMatcher {
  private readonly phrases: readonly Phrase[];
  /** If the query is one word, the ending of qualified names that match it. */
  private readonly ending: string | undefined;

  constructor(
    private readonly index: LoadedIndex,
    {phrases}: Pick<QueryPlan, 'phrases'>,
  ) {
    this.phrases = phrases.map((text) => ({
      text,
      spaced: spaced(text),
      sorted: sortedWords(text),
    }));
    const name = /^(\w+)(?:\(.*)?$/u.exec(phrases[0] ?? '')?.[1];
    this.ending = name === undefined ? undefined : `::${name}`;
  }

  /** The factor of a section: above 1 if the query is its name or the beginning of its name. */
  factor(number: number): number {
    const names = namesOf(this.index, number);
    let factor = 1;
    for (const phrase of this.phrases) factor = Math.max(factor, factorOf(phrase, names));
    return factor;
  }

  /**
   * Whether the query is the last segment of a function's or constant's qualified name, as `len` and
   * `len(` are for `std::array::len`.
   */
  isMember(number: number): boolean {
    if (this.ending === undefined) return false;
    const {opensPage, title} = namesOf(this.index, number);
    return (
      !opensPage &&
      title.includes(this.ending) &&
      title.split(' ').some((name) => name.endsWith(this.ending!))
    );
  }

  /** Whether a section opens a page that has the query as its name. */
  isPage(number: number): boolean {
    const [typed] = this.phrases;
    const names = namesOf(this.index, number);
    return typed !== undefined && names.opensPage && isNameOf(typed, names);
  }
}

function factorOf(phrase: Phrase, names: Names): number {
  const {heading, title, address, opensPage} = names;
  if (isNameOf(phrase, names)) return opensPage ? NAMES.exactPage : NAMES.exactHeading;
  if (address !== '' && isSame(address, phrase.spaced)) return NAMES.exactPage;
  // Several pages may list the same name in code; its reference is the page with that title.
  if (opensPage && title.slice(heading.length).split(' ').includes(phrase.text))
    return phrase.text.endsWith(`::${heading}`) ? NAMES.exactPage : NAMES.codeName;
  if (phrase.text.length < MIN_PREFIX) return 1;
  if (!heading.startsWith(phrase.spaced))
    return address.startsWith(phrase.spaced) ? NAMES.prefixOfPage : 1;
  if (opensPage) return NAMES.prefixOfPage;
  return /^\s?[:,(]/.test(heading.slice(phrase.spaced.length))
    ? NAMES.subjectOfHeading
    : NAMES.prefixOfHeading;
}

/**
 * Whether a phrase is the heading of a section in singular or plural, its qualified name, or all
 * words of its field `title` in any order ("connector codec" for the option codec of a connector).
 */
function isNameOf({text, spaced: phrase, sorted}: Phrase, {heading, title}: Names): boolean {
  if (text.includes('::')) return text === heading || title.split(' ').includes(text);
  if (isSame(phrase, heading)) return true;
  return text.length === title.length && sorted === sortedWords(title);
}

/** Whether two names are the same, in singular or plural. */
function isSame(one: string, other: string): boolean {
  if (one.length === other.length) return one === other;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.length === short.length + 1 && long.endsWith('s') && long.startsWith(short);
}

function sortedWords(text: string): string {
  return text.split(/\s+/).sort().join(' ');
}

/** Replaces hyphens and underscores by spaces; the length stays the same. */
function spaced(name: string): string {
  return name.replace(/[-_]/g, ' ');
}
