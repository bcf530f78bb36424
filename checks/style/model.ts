/** The shape of a style rule and of what it reports. */
import type {Kind, Records} from '../../src/records/model/model';
import type {PageFile} from '../pages/pageFile';

/** A place that breaks a rule, with what its author can do about it. */
interface Problem {
  /** A file from the project's root, or the route of a built page. */
  readonly file: string;
  /** Counted from 1; absent for a built page. */
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
  readonly todo: string;
}

/** A problem on the page that a rule was given. */
export type PageProblem = Omit<Problem, 'file' | 'line'> & {readonly line: number};

export interface Rule<Input, Found = Problem> {
  /** How messages name the rule, such as `long-sentence`. */
  readonly name: string;
  /** The requirement in one sentence. */
  readonly title: string;
  /** Advice is printed but never fails: it looks at averages, or at more than one page. */
  readonly isAdvice?: true;
  readonly find: (input: Input) => readonly Found[];
}

/** A rule that looks at one page: no other page can make it pass or fail. */
export type PageRule = Rule<PageFile, PageProblem>;

/** A problem as the person at the terminal reads it. */
export interface Finding {
  readonly file: string;
  readonly line?: number;
  /** The name of the rule. */
  readonly rule: string;
  readonly isAdvice: boolean;
  readonly message: string;
}

/** Applies a rule. */
export function applyRule<Input>(rule: Rule<Input>, input: Input): Finding[] {
  const {name, isAdvice = false} = rule;
  return rule.find(input).map(({file, line, found, expected, todo}) => ({
    ...{file, line, rule: name, isAdvice},
    message: `${found} Expected: ${expected}. ${todo}`,
  }));
}

/** Applies a rule to one page. */
export function applyPageRule({find, ...rule}: PageRule, page: PageFile): Finding[] {
  const {file} = page;
  return applyRule({...rule, find: () => find(page).map((found) => ({...found, file}))}, page);
}

/** A finding as one line for a terminal. */
export function formatFinding({file, line, rule, isAdvice, message}: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${isAdvice ? 'advice, ' : ''}${rule}: ${message}`;
}

/** A record of `data/` and its file. */
export interface StyleRecord {
  readonly file: string;
  readonly kind: Kind;
  readonly record: Records[Kind];
}

/** A page as the build wrote it. */
export interface BuiltPage {
  readonly route: string;
  /** Routes that the page's own content links to. */
  readonly links: readonly string[];
  /** Routes that the banner above a page of an old version links to; undefined without a banner. */
  readonly bannerLinks: readonly string[] | undefined;
  /** Whether the page belongs to a frozen version. */
  readonly isFrozen: boolean;
  /** The levels of the headings, in reading order. */
  readonly headings: readonly number[];
}

export type BuiltRule = Rule<readonly BuiltPage[]>;
