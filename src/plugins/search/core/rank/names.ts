import type {LoadedIndex} from '../index/load';
import type {SearchDocument} from '../index/model';
import type {QueryPlan} from '../query/planQuery';

/* Measured as the constants of rank.ts are. */
const NAMES = {
  exactHeading: 1.6,
  /** The page itself comes before its rows, and before pages of areas where its name is rarer. */
  exactPage: 3,
  codeName: 1.6,
  /** `Circuit breaker: …` is about it; `Failed to trigger circuit breaker` is about something else. */
  subjectOfHeading: 2,
  beginOfHeading: 1.2,
  /** The query is the beginning of a page's name. */
  beginOfPage: 2.5,
} as const;

/** Shorter beginnings are of too many names. */
const MIN_BEGINNING = 3;

/** The names of a section as they are compared. */
class Names {
  readonly heading: string;
  /** What the field `title` has: heading and names in code. */
  readonly title: string;
  /** The last piece of the address of a section that opens its page; else empty. */
  readonly address: string;

  constructor(
    document: SearchDocument,
    readonly opensPage: boolean,
  ) {
    this.heading = spaced(document.sectionTitle.toLowerCase());
    this.title = document.title.toLowerCase();
    this.address = opensPage ? spaced(lastPiece(document.sectionRoute)) : '';
  }

  /** What code calls the subject of a page: behind the heading, see documents.ts. */
  get inCode(): readonly string[] {
    return (this.madeInCode ??= this.title.slice(this.heading.length).split(' '));
  }
  private madeInCode: readonly string[] | undefined;

  /** The words of the field `title`, in the order of the alphabet. */
  get sorted(): string {
    return (this.madeSorted ??= sortedWords(this.title));
  }
  private madeSorted: string | undefined;
}

/** What tells without a look at its names that a section is called otherwise, by section. */
type Signs = {
  readonly names: (Names | undefined)[];
  /** The code of the first character of its heading. */
  readonly firsts: Uint16Array;
  /** The length of the field `title`. */
  readonly lengths: Uint32Array;
  /** 1 where code has a name with `::` for it, and it opens no page. */
  readonly members: Uint8Array;
};

const signsByIndex = new WeakMap<LoadedIndex, Signs>();

function signsOf(index: LoadedIndex): Signs {
  const known = signsByIndex.get(index);
  if (known) return known;
  const signs: Signs = {
    names: [],
    firsts: Uint16Array.from(index.documents, ({sectionTitle}) =>
      spaced(sectionTitle.slice(0, 1).toLowerCase()).charCodeAt(0),
    ),
    lengths: Uint32Array.from(index.documents, ({title}) => title.length),
    members: Uint8Array.from(index.documents, ({title}, number) =>
      title.includes('::') && index.pages[number] !== number ? 1 : 0,
    ),
  };
  signsByIndex.set(index, signs);
  return signs;
}

/** A phrase that may be a name. */
type Phrase = {
  readonly text: string;
  /** Hyphens, underscores and spaces are the same. */
  readonly begun: string;
  readonly sorted: string;
  readonly isPath: boolean;
};

/** Compares the names of the sections of one index with what a query says. */
export class NameMatcher {
  private readonly signs: Signs;
  private readonly phrases: readonly Phrase[];
  /** Where the query is one word: how the names of functions and constants end that it means. */
  private readonly ending: string | undefined;

  constructor(
    private readonly index: LoadedIndex,
    plan: Pick<QueryPlan, 'phrases'>,
  ) {
    this.signs = signsOf(index);
    this.phrases = plan.phrases.map((text) => ({
      text,
      begun: spaced(text),
      sorted: sortedWords(text),
      isPath: text.includes('::'),
    }));
    const name = /^(\w+)(?:\(.*)?$/u.exec(plan.phrases[0] ?? '')?.[1];
    this.ending = name === undefined ? undefined : `::${name}`;
  }

  /**
   * How much more a section counts since the query is its name or the beginning of it; 1 where it is
   * not.
   */
  factor(number: number): number {
    const opensPage = this.index.pages[number] === number;
    if (!opensPage && this.cannotMatch(number)) return 1;
    const names = this.namesOf(number);
    return Math.max(1, ...this.phrases.map((phrase) => factorOf(phrase, names)));
  }

  /**
   * Whether the query is one word, and the last segment of the name that code has for a function or
   * constant: `len` and `len(` for `std::array::len`.
   */
  isMember(number: number): boolean {
    const {ending} = this;
    if (ending === undefined || this.signs.members[number] === 0) return false;
    return this.namesOf(number)
      .title.split(' ')
      .some((one) => one.endsWith(ending));
  }

  /** Whether a section opens a page that is called what the query says. */
  isPage(number: number): boolean {
    const [typed] = this.phrases;
    const names = this.namesOf(number);
    return typed !== undefined && names.opensPage && isNameOf(typed, names);
  }

  /** Whether no phrase can be the name of a section below a page's opening, or begin it. */
  private cannotMatch(number: number): boolean {
    const {firsts, lengths} = this.signs;
    return this.phrases.every(
      ({text, begun, isPath}) =>
        !isPath && firsts[number] !== begun.charCodeAt(0) && lengths[number] !== text.length,
    );
  }

  private namesOf(number: number): Names {
    const {documents, pages} = this.index;
    return (this.signs.names[number] ??= new Names(documents[number]!, pages[number] === number));
  }
}

function factorOf(phrase: Phrase, names: Names): number {
  const {text, begun} = phrase;
  const {heading, address, opensPage} = names;
  if (isNameOf(phrase, names)) return opensPage ? NAMES.exactPage : NAMES.exactHeading;
  if (address !== '' && isSame(address, begun)) return NAMES.exactPage;
  // Several pages may be about one name: the one that is called so is its reference.
  if (opensPage && names.inCode.includes(text))
    return text.endsWith(`::${heading}`) ? NAMES.exactPage : NAMES.codeName;
  if (text.length < MIN_BEGINNING) return 1;
  if (!heading.startsWith(begun)) return address.startsWith(begun) ? NAMES.beginOfPage : 1;
  if (opensPage) return NAMES.beginOfPage;
  return /^\s?[:,(]/.test(heading.slice(begun.length))
    ? NAMES.subjectOfHeading
    : NAMES.beginOfHeading;
}

/**
 * Whether a phrase is what a section is called: its heading in singular or plural, its qualified
 * name, or all the words that it is filed under, in any order ("connector codec" for the option
 * codec of a connector).
 */
function isNameOf({text, begun, sorted, isPath}: Phrase, names: Names): boolean {
  const {heading, title} = names;
  if (isPath) return text === heading || (title.includes(text) && title.split(' ').includes(text));
  if (isSame(begun, heading)) return true;
  return text.length === title.length && sorted === names.sorted;
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

/** An address is a name too: `traffic-shaping` of a post that is called otherwise. */
function lastPiece(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).toLowerCase();
}

/** Signs that separate the words of a name are spaces; as many characters as before. */
function spaced(name: string): string {
  return /[-_]/.test(name) ? name.replace(/[-_]/g, ' ') : name;
}
