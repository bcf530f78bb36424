import type {PageFile} from '../pages/pageFile';
import type {Problem, SourceRule, Sources} from './model';

/** What a rule found on one page. */
export interface PageFindings<Fact> {
  /** What the report counts; `summarise` makes words of the facts of all pages. */
  readonly facts: readonly Fact[];
  readonly problems: readonly Problem[];
}

interface PageRuleParts<Fact> {
  readonly id: string;
  readonly title: string;
  /** Sees one page: no other page can make it pass or fail. */
  readonly check: (page: PageFile, site: Omit<Sources, 'pages'>) => PageFindings<Fact>;
  /** The figure over all pages that were read. It is reported, and never fails. */
  readonly summarise: (facts: readonly Fact[], problems: readonly Problem[]) => string;
}

/** Makes a rule that each page keeps or breaks by itself. */
export function pageRule<Fact>({id, title, check, summarise}: PageRuleParts<Fact>): SourceRule {
  return {
    id,
    title,
    measure({pages, ...site}) {
      const found = pages.map((page) => check(page, site));
      const problems = found.flatMap((one) => one.problems);
      const facts = found.flatMap((one) => one.facts);
      return {value: summarise(facts, problems), problems};
    },
  };
}
