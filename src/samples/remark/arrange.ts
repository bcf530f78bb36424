/** Arranges the blocks of a sample side by side if their lines are short enough. */

/** Attributes of the element of a sample; src/samples/component has the widths. */
export interface Arrangement {
  /** The width that the pair needs to fit into one row; absent if all blocks are stacked. */
  readonly fit?: 'narrow' | 'wide';
  /** Which side of the pair gets more of the row. */
  readonly split?: 'left' | 'right';
  /** For three sides: the first two in a row above the last, or stacked to the left of it. */
  readonly pair?: 'first' | 'stack';
}

/** Longest rows, in characters of both sides, that fit into a column of 690 px, and of 900 px. */
const NARROW = 84;
const WIDE = 108;

/** Shares of a row by `split`. */
const SHARES = {even: 1 / 2, left: 3 / 5, right: 2 / 5} as const;
type Split = keyof typeof SHARES;

/** The size of the blocks on one side of a sample. */
interface Side {
  /** Its longest line, in characters. */
  readonly width: number;
  readonly lines: number;
}

/**
 * Arranges up to three sides: the inputs, the script, the outputs. Of the rows that fit, it takes the one
 * that makes the sample lowest.
 */
export function arrange(sides: readonly Side[]): Arrangement {
  const [first, second, third] = sides;
  if (first === undefined || second === undefined) return {};
  const rows: Row[] = third
    ? [
        {pair: 'first', ...placeInRow(first, second), rest: third.lines},
        {pair: 'stack', ...placeInRow(above(first, second), third), rest: 0},
      ]
    : [{...placeInRow(first, second), rest: 0}];
  for (const [fit, available] of [
    ['narrow', NARROW],
    ['wide', WIDE],
  ] as const) {
    const fitting = rows.filter(({need}) => need <= available);
    const [row] = fitting.sort((a, b) => a.lines + a.rest - (b.lines + b.rest));
    if (!row) continue;
    const {pair, split} = row;
    return {fit, ...(split === 'even' ? {} : {split}), ...(pair ? {pair} : {})};
  }
  return {};
}

/** Two sides in one row. */
interface Row {
  readonly pair?: Arrangement['pair'];
  readonly split: Split;
  /** Width of the row, in characters. */
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

/** Divides a row into halves if the two sides fit, otherwise so that they need the least width. */
function placeInRow(left: Side, right: Side): Pick<Row, 'split' | 'need' | 'lines'> {
  const all = (Object.keys(SHARES) as Split[]).map((split) => {
    const need = Math.max(left.width / SHARES[split], right.width / (1 - SHARES[split]));
    return {split, need, lines: HEAD + Math.max(left.lines, right.lines)};
  });
  const even = all.find(({split, need}) => split === 'even' && need <= NARROW);
  return even ?? (all.sort((a, b) => a.need - b.need)[0] as (typeof all)[number]);
}

/** The size of stacked blocks, without the message after the carets of a diagnostic, which can wrap. */
export function sizeOf(texts: readonly string[]): Side {
  const lines = texts.flatMap((text) => text.split('\n'));
  const widths = lines.map((line) => line.replace(/(\^+) \S.*$/, '$1').length);
  return {width: Math.max(...widths), lines: lines.length};
}
