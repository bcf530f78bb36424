/** What is wrong with a block of a page, and how `--update` mends it. */
import type {Fence} from './fences';

/** A change of a page that makes it show what a run gave. */
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
  /** One sentence: what is wrong. */
  readonly what: string;
  /** What was found and what was expected, over several lines. */
  readonly detail?: string;
  /** Whether the block itself says nothing about the problem, so that the report leaves it out. */
  readonly terse?: true;
  /** What to do; the report has a general answer for the rest. */
  readonly todo?: string;
  readonly repair?: Repair;
}

/** What the page shows and what the run printed, one above the other. */
export function difference(shown: string, printed: string): string {
  return `the page shows:\n${indent(shown)}\nthe run gives:\n${indent(printed)}`;
}

export function indent(text: string, by = '  '): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');
}
