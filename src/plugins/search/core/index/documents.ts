import type {ExtractedPage} from './extract';
import type {PageType, SearchDocument} from './model';

/** A page with the metadata that its content plugin has. */
export type SourcePage = ExtractedPage & {
  /** Path with the base URL, no trailing slash except at the root. */
  readonly route: string;
  readonly type: PageType;
  /** Labels of the sidebar categories around the page, outermost first. */
  readonly categories: readonly string[];
  /** Names that code uses for the page's subject. */
  readonly names: readonly string[];
  /** Words that readers type when they look for the page; indexed but never shown. */
  readonly keywords: readonly string[];
  /** The page's subject in a sentence; indexed like keywords and never shown. */
  readonly description: string;
  /** Factor on the score of its sections. */
  readonly weight: number;
};

/** A document with the values that only the build needs. */
export type WeighedDocument = SearchDocument & {
  /** Factor on the score; absent means 1. */
  readonly weight?: number;
  /** The page's keywords, on the section that opens it. */
  readonly keywords?: readonly string[];
};

/**
 * The documents of one index, numbered by route and section, so that the same pages give the same
 * file, no matter in which order they were read.
 *
 * @param moduleRoots path segments; the rest of a route after one of them spells a module's name:
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
      moduleName(page.route, section, moduleRoots) ||
        ownName(page.names, section.anchor && section.title),
      section.owner ?? '',
      callName(section.content),
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
    ...(section.anchor ? {} : keywordsOf(page)),
  }));
}

/** The keywords of the section that opens a page: the page's own, its address and its description. */
function keywordsOf(page: SourcePage): {keywords?: readonly string[]} {
  const keywords = [...page.keywords, ...addressWords(page), page.description].filter(Boolean);
  return keywords.length === 0 ? {} : {keywords};
}

/**
 * The words of the last segment of a page's address, if it has words that the title lacks: a post
 * with the title "Six weeks" may have the address `wayfair-case-studies`.
 */
function addressWords({route, title}: SourcePage): string[] {
  const words = (route.split('/').at(-1) ?? '').split(/[-_.]+/).filter(Boolean);
  const known = new Set(title.toLowerCase().split(/[^a-z0-9]+/));
  const isInformative = words.some(
    (word) => /^[a-z]{3}/i.test(word) && !known.has(word.toLowerCase()),
  );
  // A route with one segment is an area (`/rfc`); one with two is the root of a version.
  return isInformative && route.split('/').length > 3 ? [words.join(' ')] : [];
}

/** A prose heading on a module's page, such as "Summary"; names of functions do not look like this. */
const PROSE = /^\p{Lu}\p{Ll}/u;

function moduleName(
  route: string,
  {anchor, title, owner}: SourcePage['sections'][number],
  moduleRoots: readonly string[],
): string {
  if (anchor === undefined) return qualifiedName(route, undefined, moduleRoots);
  // Table rows are constants, whose names may look like prose: `GiB`.
  return owner === undefined && PROSE.test(title) ? '' : qualifiedName(route, title, moduleRoots);
}

/**
 * The name that code uses for a section of a module's page; empty if it has none.
 *
 * @param heading the section's heading; absent for the module itself
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

/** The call and the id of an operation, which the API reference adds to its description; else empty. */
function callName(content: string): string {
  const [, call = '', id = ''] = /Call: ([A-Z]+ \/\S*) · operation id: (\w+)/.exec(content) ?? [];
  return `${call} ${id}`.trim();
}

/** The qualified name of a section, from the names of its page; empty if they do not have it. */
function ownName(names: readonly string[], heading: string | undefined): string {
  return (heading && names.find((name) => name.endsWith(`::${heading}`))) ?? '';
}

/** Compares code units, which gives the same order on every machine; a collation may not. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
