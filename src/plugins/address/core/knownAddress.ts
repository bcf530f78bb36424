/** The paths of the docs' versions, such as `/docs/1.2`. */
export interface DocsRoots {
  /** The version of the main branch. */
  readonly next: string;
  /** All versions, in the order in which a page without a version is looked up in them. */
  readonly all: readonly string[];
}

/**
 * The page that a missing address certainly means: the same one with other letters, without `/index`,
 * below `/docs/next`, or, without a version, in the first version that has it.
 *
 * @param path the missing path, without a slash at its end
 * @param pages the paths of all pages
 * @param roots the versions of the docs
 * @returns the path of the page, or undefined if no page is certain
 */
export function knownAddress(
  path: string,
  pages: readonly string[],
  roots: DocsRoots,
): string | undefined {
  const bySmallLetters = new Map(pages.map((page) => [page.toLowerCase(), page]));
  const docs = roots.next.replace(/[^/]+$/, '');
  const bare = path.toLowerCase().replace(/\/index$/, '');
  const versioned = bare.replace(`${docs}next`, roots.next);
  const unversioned = bare.startsWith(docs)
    ? roots.all.map((root) => `${root}/${bare.slice(docs.length)}`)
    : [];
  return [versioned, ...unversioned]
    .map((candidate) => bySmallLetters.get(candidate.toLowerCase()))
    .find((page) => page !== undefined);
}
