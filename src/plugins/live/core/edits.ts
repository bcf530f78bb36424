/** The reader's edits of samples. They last as long as the tab, and each tab has its own. */
import type {Draft} from './draft';

/** Opens the storage of the tab. Some browsers throw here already. */
type Open = () => Pick<Storage, 'getItem' | 'setItem'>;

interface Edit {
  /** The page's address, and which of its samples it is. */
  readonly place: string;
  /** The page's sample as JSON: a sample that the page has changed since then is another one. */
  readonly original: string;
  readonly draft: Draft;
}

/** The storage's key; `src/samples/component` looks for the address of a page in its value. */
const KEY = 'sample-edits';
/** Edits that are kept; the oldest one is dropped first. */
const MOST = 50;

/** The edit of a sample, if there is one. */
export function findEdit(open: Open, place: string, original: Draft): Draft | undefined {
  return readEdits(open).find(isOf(place, original))?.draft;
}

/**
 * Keeps an edit in place of an earlier one; an edit that equals the page's sample is dropped.
 *
 * @returns whether it is kept: the storage can be full or forbidden
 */
export function keepEdit(open: Open, place: string, original: Draft, draft: Draft): boolean {
  const isThis = isOf(place, original);
  const edits = readEdits(open).filter((edit) => !isThis(edit));
  if (!isSame(original, draft)) edits.push({place, original: JSON.stringify(original), draft});
  try {
    open().setItem(KEY, JSON.stringify(edits.slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}

/** Whether two drafts of a sample have the same texts. */
export function isSame(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isOf(place: string, original: Draft): (edit: Edit) => boolean {
  const text = JSON.stringify(original);
  return (edit) => edit.place === place && edit.original === text;
}

function readEdits(open: Open): Edit[] {
  try {
    const value: unknown = JSON.parse(open().getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEdit) : [];
  } catch {
    return [];
  }
}

function isEdit(value: unknown): value is Edit {
  return typeof value === 'object' && value !== null && 'place' in value;
}
