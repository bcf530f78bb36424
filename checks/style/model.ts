/** What a style check sees, and what it says. */
import type {Root} from 'mdast';
import type {Kind, Records} from '../../data/model/model';
import type {DocsVersion} from '../../data/model/versions/model';
import type {PageFile} from '../../data/model/versions/pageFile';

/** A page as its author wrote it. */
export interface StylePage extends Omit<PageFile, 'version'> {
  /** The label of the docs version; undefined outside the docs. */
  readonly version: string | undefined;
  /** What the registry says of the version; undefined outside the docs. */
  readonly docs: DocsVersion | undefined;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** MDX with tables and admonitions. */
  readonly tree: Root;
  /** The text that was parsed: the positions of the tree lead into it. */
  readonly source: string;
}

/** One breach of a bar, told to the person who can mend it. */
export interface Problem {
  /** A file, or the route of a built page. */
  readonly file: string;
  /** Counted from 1; absent for a built page. */
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
  readonly todo: string;
}

/** The outcome of one bar. */
export interface Measurement {
  /** What was measured, in words and numbers, such as `mean sentence 12.3 words`. */
  readonly value: string;
  readonly problems: readonly Problem[];
}

/** A rule that a machine can hold, as STYLE names it. */
export interface Bar<Input> {
  /** The number under which the project's bars are listed, such as `E24`. */
  readonly id: string;
  readonly title: string;
  readonly measure: (input: Input) => Measurement;
}

/** A check that needs no more than the sources of pages. */
export type PageBar = Bar<readonly StylePage[]>;

/** A record of `data/` with its file. */
export interface StyleRecord {
  readonly file: string;
  readonly version: string;
  readonly kind: Kind;
  readonly record: Records[Kind];
}

/** A check of the records from which tables are made. */
export type RecordBar = Bar<readonly StyleRecord[]>;

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
export type LinkBar = Bar<{
  readonly pages: readonly StylePage[];
  readonly review: LinkReview;
  /** The newest released version. */
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
export type BuiltBar = Bar<readonly BuiltPage[]>;

/** A problem as one line for a terminal. */
export function formatProblem(id: string, {file, line, found, expected, todo}: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${id}: ${found} Expected: ${expected}. ${todo}`;
}
