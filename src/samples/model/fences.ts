/** Fenced code blocks and the words after their language. */

/** What stands after the language of a fence. */
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
  /** Line of the opening fence in its file, from 1; 0 where there is no file. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  /** Number of the section that the block is in: headings seen before it. */
  readonly section: number;
}

const TOKEN = /\{[^}]*\}|([\w.-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/**
 * Reads the words after the language: `title="a b.troy" fails fragment=expr {1,3}`.
 * Line ranges in braces belong to the theme and are passed over.
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

/** Whether a block takes part in what is checked and recorded, but is not shown to readers. */
export function isHidden({meta}: Fence): boolean {
  return meta.words.has('hidden');
}

/** The longest wait, in milliseconds: what a reader would not sit out is no step of a page. */
const LONGEST_WAIT = 60_000;

/**
 * How long the recorder waits after the commands of a block, in milliseconds; 0 where none is said.
 *
 * @returns undefined where `wait` says something else than a time from 1ms to 60s
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

/** The lines of a block that hold something. */
export function filledLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
