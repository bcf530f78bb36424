/** Fenced code blocks and the words after their language. */

/** The words after the language of a fence. */
interface Meta {
  /** Words without a value, such as `fails`. */
  readonly words: ReadonlySet<string>;
  /** Words with a value, such as `title="main.troy"`. */
  readonly values: ReadonlyMap<string, string>;
}

/** A fenced code block of a page. */
export interface Fence {
  readonly language: string;
  readonly meta: Meta;
  /** The block's text without a final line break. */
  readonly text: string;
  /** Line of the opening fence in its file, from 1; 0 if the tree has no positions. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  /** Number of the block's section: how many headings come before it. */
  readonly section: number;
}

const TOKEN = /\{[^}]*\}|([\w.-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/**
 * Reads the words after the language: `title="a b.troy" fails fragment=expr {1,3}`.
 * Skips line ranges in braces, which belong to the theme.
 */
export function parseMeta(text: string | null | undefined): Meta {
  const words = new Set<string>();
  const values = new Map<string, string>();
  for (const [, name, double, single, bare] of (text ?? '').matchAll(TOKEN)) {
    if (name === undefined) continue;
    const value = double ?? single ?? bare;
    if (value === undefined) words.add(name);
    else values.set(name, value);
  }
  return {words, values};
}

export function titleOf(fence: Fence): string | undefined {
  return fence.meta.values.get('title');
}

/** Whether a block is checked and recorded, but not shown to readers. */
export function isHidden({meta}: Fence): boolean {
  return meta.words.has('hidden');
}

/** The longest wait, in milliseconds; a page should not ask its readers to wait longer. */
const LONGEST_WAIT = 60_000;

/**
 * How long the recorder waits after the commands of a block, in milliseconds; 0 without `wait`.
 *
 * @returns undefined if the value of `wait` is not a time from 1ms to 60s
 */
export function waitOf({meta}: Fence): number | undefined {
  if (meta.words.has('wait')) return undefined;
  const text = meta.values.get('wait');
  if (text === undefined) return 0;
  const [, digits, unit] = /^(\d+)(ms|s)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const time = Number(digits) * (unit === 's' ? 1000 : 1);
  return time >= 1 && time <= LONGEST_WAIT ? time : undefined;
}

/** The lines of a block that are not blank. */
export function filledLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
