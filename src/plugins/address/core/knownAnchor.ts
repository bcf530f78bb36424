/**
 * The id that an anchor of the site's predecessor meant. Its anchors were in small letters, and those of
 * functions ended in the names of their arguments, without a space between them.
 *
 * @param anchor the decoded hash, without `#`
 * @param ids the ids in the page's text
 * @param functions those of functions
 * @returns the id that is the anchor if case is ignored, or else the longest function that it begins with
 */
export function knownAnchor(
  anchor: string,
  ids: readonly string[],
  functions: readonly string[],
): string | undefined {
  const small = anchor.toLowerCase();
  const begins = functions.filter((id) => id !== '' && small.startsWith(id.toLowerCase()));
  const [longest] = begins.sort((a, b) => b.length - a.length);
  return ids.find((id) => id.toLowerCase() === small) ?? longest;
}
