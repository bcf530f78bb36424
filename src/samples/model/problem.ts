/** Problems of a page's blocks, and the repairs that `--update` makes. */
import type {Fence} from './fences';

/** A change to a page, so that it shows the output of a run. */
export type Repair =
  | {readonly kind: 'replace'; readonly fence: Fence; readonly text: string}
  | {
      readonly kind: 'insert';
      /** The block to put the new one after. */
      readonly after: Fence;
      /** Language and words of the new block. */
      readonly info: string;
      readonly text: string;
    };

export interface Problem {
  /** Line of the opening fence in the page. */
  readonly line: number;
  /** The problem in one sentence. */
  readonly what: string;
  /** The expected and the actual text, over several lines. */
  readonly detail?: string;
  /** Whether the report leaves out the text of the block, because it does not show the problem. */
  readonly terse?: true;
  /** Instructions for the author; without them the report gives general ones. */
  readonly todo?: string;
  readonly repair?: Repair;
}

/**
 * The problem of blocks that show another text than the run printed. `--update` can repair a single block.
 *
 * @param shown their texts
 */
export function differs(
  [only, ...others]: readonly Fence[],
  what: string,
  shown: string,
  printed: string,
): Problem {
  return {
    line: only?.line ?? 0,
    what,
    detail: difference(shown, printed),
    ...(only && others.length === 0 ? {repair: {kind: 'replace', fence: only, text: printed}} : {}),
  };
}

/** The text on the page above the text that the run printed. */
export function difference(shown: string, printed: string): string {
  return `the page shows:\n${indent(shown)}\nthe run gives:\n${indent(printed)}`;
}

export function indent(text: string, by = '  '): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');
}
