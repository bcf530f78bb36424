import type {PageType} from '../index/model';
import type {PresentedHit} from './search';

/** The hits of one page. */
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
 * Groups the hits by page. The page of the best hit comes first, and the hits of a page keep their order.
 */
export function groupByPage<Hit extends PresentedHit>(hits: readonly Hit[]): HitGroup<Hit>[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const known = pages.get(pageOf(hit));
    if (known) known.push(hit);
    else pages.set(pageOf(hit), [hit]);
  }
  return [...pages.values()].map((ofPage) => {
    const [{tag, document}] = ofPage as [Hit];
    const isPageItself = ofPage.every((hit) => !hit.document.sectionRoute.includes('#'));
    return {
      tag,
      route: routeOf(document.sectionRoute),
      type: document.type,
      crumbs: [
        ...(document.sidebarParentCategories ?? []),
        ...(isPageItself ? [] : [document.pageTitle]),
      ],
      hits: ofPage,
    };
  });
}

/** The hits in the order in which the panel shows them: those of one page together. */
export function inPageOrder<Hit extends PresentedHit>(hits: readonly Hit[]): Hit[] {
  return groupByPage(hits).flatMap((group) => group.hits);
}

function pageOf({tag, document}: PresentedHit): string {
  return `${tag} ${routeOf(document.sectionRoute)}`;
}

function routeOf(sectionRoute: string): string {
  return sectionRoute.split('#', 1)[0]!;
}
