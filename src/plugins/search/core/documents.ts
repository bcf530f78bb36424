import type {ExtractedPage} from './extract';
import type {PageType, SearchDocument} from './model';

/** A page together with what its plugin knows about it. */
export type SourcePage = ExtractedPage & {
  /** Path with the base URL, no trailing slash except at the root. */
  readonly route: string;
  readonly type: PageType;
  /** Labels of the sidebar categories around the page, outermost first. */
  readonly categories: readonly string[];
  /** Names that code uses for the page's subject. */
  readonly names: readonly string[];
  /** Words that readers type for the page; found, never shown. */
  readonly keywords: readonly string[];
  /** Factor on the score of its sections. */
  readonly weight: number;
};

/** A document together with what only the build needs to know. */
export type WeighedDocument = SearchDocument & {
  /** Factor on the score; absent means 1. */
  readonly weight?: number;
  /** The page's keywords, on the section that opens it. */
  readonly keywords?: readonly string[];
};

/**
 * The documents of one index, numbered in the order of routes and sections, so that the same pages
 * give the same file whatever order they were read in.
 *
 * @param moduleRoots path pieces below which the route spells a module's name:
 *   with `/stdlib/`, the section `len(array)` of `/docs/stdlib/std/array` is `std::array::len`
 */
export function toDocuments(
  pages: readonly SourcePage[],
  moduleRoots: readonly string[],
): WeighedDocument[] {
  return [...pages]
    .sort((one, other) => compare(one.route, other.route))
    .flatMap((page) => sectionsOf(page, moduleRoots))
    .map((document, id) => ({id, ...document}));
}

function sectionsOf(
  page: SourcePage,
  moduleRoots: readonly string[],
): Omit<WeighedDocument, 'id'>[] {
  return page.sections.map((section) => ({
    title: [
      section.title,
      qualifiedName(page.route, section.anchor && section.title, moduleRoots) ||
        ownName(page.names, section.anchor && section.title),
      section.owner ?? '',
      ...(section.anchor ? [] : page.names),
    ]
      .filter(Boolean)
      .join(' '),
    content: section.content,
    sectionTitle: section.title,
    pageTitle: page.title,
    sectionRoute: section.anchor ? `${page.route}#${section.anchor}` : page.route,
    type: page.type,
    ...(page.categories.length > 0 ? {sidebarParentCategories: page.categories} : {}),
    ...(page.weight === 1 ? {} : {weight: page.weight}),
    ...(section.anchor || page.keywords.length === 0 ? {} : {keywords: page.keywords}),
  }));
}

/**
 * The name by which code refers to a section of a module's page; empty where there is none.
 *
 * @param heading the section's heading, absent for the module itself
 */
export function qualifiedName(
  route: string,
  heading: string | undefined,
  moduleRoots: readonly string[],
): string {
  const root = moduleRoots.find((piece) => route.includes(piece));
  if (root === undefined) return '';
  const path = route.slice(route.indexOf(root) + root.length).split('/');
  const modulePath = path.filter((piece) => piece !== 'index' && piece !== '');
  if (heading === undefined) return modulePath.length > 1 ? modulePath.join('::') : '';
  // A function's heading starts with its name: `len`, `len(array)`, `std::array::len(array)`.
  const name = /^(?:\w+::)*(\w+)\s*(?:\(|$)/.exec(heading)?.[1];
  return name === undefined ? '' : [...modulePath, name].join('::');
}

/** The name of a section among the names of its page; empty where the page does not list it. */
function ownName(names: readonly string[], heading: string | undefined): string {
  return (heading && names.find((name) => name.endsWith(`::${heading}`))) ?? '';
}

/** Order by code units: the same on every machine, unlike a collation. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
