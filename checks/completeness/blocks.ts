/** Where the texts of two pages differ: block by block, as an author thinks of them. */

export interface BlockDifference {
  /** The heading above the block. */
  readonly section: string;
  /** What stands in the first page only, or in the second only. */
  readonly side: 0 | 1;
  readonly text: string;
}

export interface Block {
  readonly section: string;
  readonly text: string;
}

/** The blocks that only one of two pages has, in reading order. */
export function findBlockDifferences(a: readonly Block[], b: readonly Block[]): BlockDifference[] {
  const lengths = commonLengths(a, b);
  const found: BlockDifference[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left && right && left.text === right.text) {
      i++;
      j++;
    } else if (left && (!right || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      found.push({...left, side: 0});
      i++;
    } else if (right) {
      found.push({...right, side: 1});
      j++;
    }
  }
  return found;
}

/** For each pair of places, how many blocks both pages have in common from there on. */
function commonLengths(a: readonly Block[], b: readonly Block[]): number[][] {
  const lengths = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        a[i]?.text === b[j]?.text
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
