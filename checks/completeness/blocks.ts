/** Where the texts of two pages differ: block by block, as an author thinks of them. */
import {diffArrays} from 'diff';

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
  const changes = diffArrays([...a], [...b], {comparator: (one, other) => one.text === other.text});
  return changes
    .filter(({added, removed}) => added || removed)
    .flatMap(({added, value}) => value.map((block) => ({...block, side: added ? 1 : 0}) as const));
}
