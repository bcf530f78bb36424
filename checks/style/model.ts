/** What a style check sees, and what it says. */
import type {Kind, Records} from '../../data/model/model';
import type {PageFile} from '../pages/pageFile';

/** One breach of a rule, told to the person who can mend it. */
export interface Problem {
  /** A file, or the route of a built page. */
  readonly file: string;
  /** Counted from 1; absent for a built page. */
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
  readonly todo: string;
}

/** The outcome of one rule. */
export interface Measurement {
  /** What was measured, in words and numbers, such as `mean sentence 12.3 words`. */
  readonly value: string;
  readonly problems: readonly Problem[];
}

/** A rule that a machine can hold, as STYLE names it. */
export interface Rule<Input> {
  /** The number under which the project's rules are listed, such as `E24`. */
  readonly id: string;
  readonly title: string;
  readonly measure: (input: Input) => Measurement;
}

/** What the rules of sources look at. */
export interface Sources {
  readonly pages: readonly PageFile[];
}

/** A rule that needs no more than the sources of pages. */
export type SourceRule = Rule<Sources>;

/** A record of `data/` with its file. */
export interface StyleRecord {
  readonly file: string;
  readonly version: string;
  readonly kind: Kind;
  readonly record: Records[Kind];
}

/** A check of the records from which tables are made. */
export type RecordRule = Rule<readonly StyleRecord[]>;

/** What `data/external-links.yaml` holds. */
export interface LinkReview {
  readonly reviews: readonly {
    readonly release: string;
    readonly date: string;
    readonly opened: number;
  }[];
  readonly dead: readonly string[];
}

/** A check of the links to other sites. */
export type LinkRule = Rule<{
  readonly pages: readonly PageFile[];
  readonly review: LinkReview;
  /** The newest released version, as in `versions.json`. */
  readonly release: string;
}>;

/** A page as the build wrote it. */
export interface BuiltPage {
  readonly route: string;
  /** Routes that the page's own content links to. */
  readonly links: readonly string[];
  /** Routes that the banner above a page of an old version links to; undefined without a banner. */
  readonly bannerLinks: readonly string[] | undefined;
  /** Whether the page belongs to a version that is kept as it is. */
  readonly isFrozen: boolean;
  /** The levels of the headings, in their order. */
  readonly headings: readonly number[];
}

/** A check of the finished site. */
export type BuiltRule = Rule<readonly BuiltPage[]>;

/** A problem as one line for a terminal. */
export function formatProblem(id: string, {file, line, found, expected, todo}: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${id}: ${found} Expected: ${expected}. ${todo}`;
}
