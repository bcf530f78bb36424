/** A section of a page. */
export interface Place {
  readonly id: string;
  /** The words of its heading; empty for other elements. */
  readonly heading: string;
}

/** Sections that have another name on this site. */
const RENAMED: Readonly<Record<string, string>> = {configuration: 'options'};

/**
 * The id that an anchor of the site's predecessor meant. Its anchors were the words of a heading in small
 * letters, and a function's anchor ended in the names of its arguments, without a space between them.
 *
 * @param anchor the decoded hash, without `#`
 * @param places those in the page's text
 * @param functions the ids of functions
 * @returns the id that is the anchor if case is ignored, the longest function that it begins with, or the only
 *   heading that is or has its words
 */
export function knownAnchor(
  anchor: string,
  places: readonly Place[],
  functions: readonly string[],
): string | undefined {
  const small = anchor.toLowerCase();
  const withId = (wanted: string | undefined) =>
    places.find(({id}) => id.toLowerCase() === wanted)?.id;
  const begins = functions.filter((id) => id !== '' && small.startsWith(id.toLowerCase()));
  const [longest] = begins.sort((a, b) => b.length - a.length);
  const wanted = wordsOf(small);
  const headings = places.map(({id, heading}) => ({id, own: wordsOf(id), said: wordsOf(heading)}));
  const isSame = (words: readonly string[]) => words.join(' ') === wanted.join(' ');
  const onlyOne = (some: typeof headings) => (some.length === 1 ? some[0]!.id : undefined);
  const same = headings.filter(({own, said}) => isSame(own) || isSame(said));
  const having = headings.filter(({said}) => wanted.every((word) => said.includes(word)));
  return (
    withId(small) ??
    longest ??
    onlyOne(same) ??
    onlyOne(wanted.length > 1 ? having : []) ??
    withId(RENAMED[small])
  );
}

/** The words of a text in small letters, without the plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/s$/, ''));
}
