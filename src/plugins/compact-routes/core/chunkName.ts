/**
 * The name of a chunk that routes use: a letter, so that none is a number, and its place in the
 * registry. Names that can be counted need not be loaded.
 *
 * @param place from 0
 */
export function chunkName(place: number): string {
  return `r${place.toString(36)}`;
}
