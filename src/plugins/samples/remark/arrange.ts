/** How the blocks of a sample stand beside each other, from the length of their lines. */

/** What the element of a sample says of it; src/components/Sample knows the widths. */
export interface Arrangement {
  /** How much room the pair needs to stand in one row; absent where all blocks are stacked. */
  readonly fit?: 'narrow' | 'wide';
  /** Which side of the pair has more of the row. */
  readonly split?: 'left' | 'right';
  /** Of three, which two stand side by side. */
  readonly pair?: 'first' | 'last';
}

/** Longest rows, in characters of both sides, that fit into a column of 690 px, and of 900 px. */
const NARROW = 84;
const WIDE = 108;

/** Shares of a row by `split`. */
const SHARES = {even: 1 / 2, left: 3 / 5, right: 2 / 5} as const;
type Split = keyof typeof SHARES;

/** What stands on one side of a sample. */
export interface Side {
  /** Its longest line, in characters. */
  readonly width: number;
  readonly lines: number;
}

/**
 * Arranges up to three sides: what goes in, the script, what comes out. Of two pairs that have room
 * the one that saves more height stands in one row.
 */
export function arrange(sides: readonly Side[]): Arrangement {
  const [first, second, third] = sides;
  if (first === undefined || second === undefined) return {};
  const pairs = [
    {pair: third && 'first', ...placeBeside(first, second)},
    ...(third ? [{pair: 'last', ...placeBeside(second, third)}] : []),
  ] as [Pair, ...Pair[]];
  const fitOf = ({need}: Pair): number =>
    [NARROW, WIDE, Infinity].findIndex((room) => need <= room);
  const [{pair, split}] = pairs.sort((a, b) => fitOf(a) - fitOf(b) || b.saved - a.saved);
  const fit = (['narrow', 'wide'] as const)[fitOf(pairs[0])];
  if (!fit) return {};
  return {fit, ...(split === 'even' ? {} : {split}), ...(pair ? {pair} : {})};
}

interface Pair {
  readonly pair: Arrangement['pair'];
  readonly split: Split;
  readonly need: number;
  readonly saved: number;
}

/** Halves where they have room, or else the division of a row in which two sides need least. */
function placeBeside(left: Side, right: Side): {split: Split; need: number; saved: number} {
  const all = (Object.keys(SHARES) as Split[]).map((split) => {
    const need = Math.max(left.width / SHARES[split], right.width / (1 - SHARES[split]));
    return {split, need, saved: Math.min(left.lines, right.lines)};
  });
  const even = all.find(({split, need}) => split === 'even' && need <= NARROW);
  return even ?? (all.sort((a, b) => a.need - b.need)[0] as (typeof all)[number]);
}

/** The size of blocks below each other; the words behind the marks of a diagnostic wrap. */
export function sizeOf(texts: readonly string[]): Side {
  const lines = texts.flatMap((text) => text.split('\n'));
  const widths = lines.map((line) => line.replace(/(\^+) \S.*$/, '$1').length);
  return {width: Math.max(...widths), lines: lines.length};
}
