import {distance} from 'fastest-levenshtein';
import {partsOf} from './words';

/** The maximum distance of the last part of a path, as a share of its letters. */
const TOLERANCE = 0.45;

/**
 * The pages whose addresses are most similar to a missing one, best first.
 *
 * The last part of the address counts most, because it names the page. The folders before it decide
 * between pages with the same name, so that a page that was moved within its version comes first.
 *
 * @param path the missing path
 * @param pages the existing paths; of those that are equally similar, the first ones are returned
 * @param limit the maximum number of results
 */
export function nearestPages(path: string, pages: readonly string[], limit: number): string[] {
  const asked = partsOf(path);
  const name = asked.at(-1);
  if (name === undefined) return [];
  return pages
    .flatMap((page) => {
      const parts = partsOf(page);
      const last = parts.at(-1);
      if (last === undefined) return [];
      const unlike = distance(name, last) / Math.max(name.length, last.length);
      // A name that is part of the other, such as kafka in kafka_consumer, is a good guess too.
      const share = last.length > 2 && (name.includes(last) || last.includes(name)) ? 0.3 : 1;
      const score = Math.min(unlike, share);
      if (score > TOLERANCE) return [];
      const folders = asked.slice(0, -1).filter((part) => parts.includes(part)).length;
      return {page, score: score - 0.1 * folders};
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({page}) => page);
}

/**
 * The existing addresses of the same page in other versions.
 *
 * @param path the missing path
 * @param roots the paths of all versions, such as `/docs/1.2`
 * @param pages the existing paths
 */
export function samePageInOtherVersions(
  path: string,
  roots: readonly string[],
  pages: readonly string[],
): string[] {
  const root = roots.find((each) => path.startsWith(`${each}/`));
  if (root === undefined) return [];
  const known = new Set(pages);
  const rest = path.slice(root.length).replace(/\/$/, '');
  return roots
    .filter((each) => each !== root)
    .map((each) => each + rest)
    .filter((page) => known.has(page));
}

/**
 * The page of the innermost folder that a missing address is in.
 *
 * @param path the missing path
 * @param pages the existing paths
 */
export function closestParent(path: string, pages: readonly string[]): string | undefined {
  const parent = path.replace(/\/[^/]*$/, '');
  if (parent === '' || pages.includes(parent)) return parent || undefined;
  return closestParent(parent, pages);
}
