import {parse} from 'yaml';
import type {Redirect} from '../core/redirects';
import {exists, read} from './paths';

/** The file of redirects, from the project's root. */
export const REDIRECTS_FILE = 'data/redirects.yaml';

/**
 * Reads the redirects; an absent file has none.
 *
 * @throws Error naming the line that is not a redirect
 */
export function readRedirects(siteDir: string): readonly Redirect[] {
  if (!exists(siteDir, REDIRECTS_FILE)) return [];
  const value: unknown = parse(read(siteDir, REDIRECTS_FILE)) ?? {};
  const isRecord = typeof value === 'object' && !Array.isArray(value);
  return Object.entries(isRecord ? (value as object) : {[String(value)]: undefined}).map(
    ([from, to]) => {
      if (from.startsWith('/') && typeof to === 'string' && to.startsWith('/')) return {from, to};
      throw new Error(
        `${REDIRECTS_FILE}: expected lines such as "/old/page: /new/page", found ` +
          `${JSON.stringify(from)}: ${JSON.stringify(to)}.`,
      );
    },
  );
}
