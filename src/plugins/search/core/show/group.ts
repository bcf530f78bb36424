import type {PageType} from '../index/model';
import type {PresentedHit} from './search';

/** Consecutive hits of one page. */
export type HitGroup<Hit extends PresentedHit = PresentedHit> = {
  readonly tag: string;
  /** The page's path, without an anchor. */
  readonly route: string;
  readonly type: PageType;
  /** The categories around the page, then its title unless the page itself is the only hit. */
  readonly crumbs: readonly string[];
  readonly hits: readonly Hit[];
};

/**
 * Groups consecutive hits of the same page. The order stays the same, so a page can have several
 * groups.
 */
export function groupByPage<Hit extends PresentedHit>(hits: readonly Hit[]): HitGroup<Hit>[] {
  const runs: Hit[][] = [];
  for (const hit of hits) {
    const run = runs.at(-1);
    if (run?.[0] && pageOf(run[0]) === pageOf(hit)) run.push(hit);
    else runs.push([hit]);
  }
  return runs.map((run) => {
    const [{tag, document}] = run as [Hit];
    const isPageItself = run.every((hit) => !hit.document.sectionRoute.includes('#'));
    return {
      tag,
      route: routeOf(document.sectionRoute),
      type: document.type,
      crumbs: [
        ...(document.sidebarParentCategories ?? []),
        ...(isPageItself ? [] : [document.pageTitle]),
      ],
      hits: run,
    };
  });
}

function pageOf({tag, document}: PresentedHit): string {
  return `${tag} ${routeOf(document.sectionRoute)}`;
}

function routeOf(sectionRoute: string): string {
  return sectionRoute.split('#', 1)[0]!;
}
