/** What each name begins with, so that none is a number. */
export const PREFIX = 'r';

/**
 * The name of a chunk that routes use: its place in the registry. Names that can be counted
 * need not be loaded.
 *
 * @param place from 0
 */
export function chunkName(place: number): string {
  return `${PREFIX}${place.toString(36)}`;
}
