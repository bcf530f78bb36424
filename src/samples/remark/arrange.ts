/** How the blocks of a sample stand beside each other, from the length of their lines. */

/** What the element of a sample says of it; src/samples/component knows the widths. */
export interface Arrangement {
  /** How much room the pair needs to stand in one row; absent where all blocks are stacked. */
  readonly fit?: 'narrow' | 'wide';
  /** Which side of the pair has more of the row. */
  readonly split?: 'left' | 'right';
  /**
   * Of three: the first two side by side above the last one, or below each other and beside it.
   */
  readonly pair?: 'first' | 'stack';
}

/** Longest rows, in characters of both sides, that fit into a column of 690 px, and of 900 px. */
const NARROW = 84;
const WIDE = 108;

/** Shares of a row by `split`. */
const SHARES = {even: 1 / 2, left: 3 / 5, right: 2 / 5} as const;
type Split = keyof typeof SHARES;

/** What stands on one side of a sample. */
interface Side {
  /** Its longest line, in characters. */
  readonly width: number;
  readonly lines: number;
}

/**
 * Arranges up to three sides: what goes in, the script, what comes out. Of the rows that have room
 * the one that makes the sample lowest is taken.
 */
export function arrange(sides: readonly Side[]): Arrangement {
  const [first, second, third] = sides;
  if (first === undefined || second === undefined) return {};
  const rows: Row[] = third
    ? [
        {pair: 'first', ...placeBeside(first, second), rest: third.lines},
        {pair: 'stack', ...placeBeside(above(first, second), third), rest: 0},
      ]
    : [{...placeBeside(first, second), rest: 0}];
  for (const [fit, room] of [
    ['narrow', NARROW],
    ['wide', WIDE],
  ] as const) {
    const fitting = rows.filter(({need}) => need <= room);
    const [row] = fitting.sort((a, b) => a.lines + a.rest - (b.lines + b.rest));
    if (!row) continue;
    const {pair, split} = row;
    return {fit, ...(split === 'even' ? {} : {split}), ...(pair ? {pair} : {})};
  }
  return {};
}

/** Two sides beside each other. */
interface Row {
  readonly pair?: Arrangement['pair'];
  readonly split: Split;
  /** Characters of both that the row must hold. */
  readonly need: number;
  readonly lines: number;
  /** Lines below the row. */
  readonly rest: number;
}

/** The bar above a block is about as high as two lines. */
const HEAD = 2;

function above(upper: Side, lower: Side): Side {
  return {
    width: Math.max(upper.width, lower.width),
    lines: upper.lines + HEAD + lower.lines,
  };
}

/** Halves where they have room, or else the division of a row in which two sides need least. */
function placeBeside(left: Side, right: Side): Pick<Row, 'split' | 'need' | 'lines'> {
  const all = (Object.keys(SHARES) as Split[]).map((split) => {
    const need = Math.max(left.width / SHARES[split], right.width / (1 - SHARES[split]));
    return {split, need, lines: HEAD + Math.max(left.lines, right.lines)};
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
