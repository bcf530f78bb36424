/** Drafts that stay in this browser: one for each version and kind of source, and one set aside. */
import {ENTRIES, type Entry} from '../../../../language/host/protocol';
import {INPUT_NAMES, NO_INPUTS, type Draft} from './draft';

/** The part of a browser's storage that this file uses. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which draft: version and kind of source. */
export interface Slot {
  readonly version: string;
  readonly entry: Entry;
}

const LAST = 'playground.last';

/** Keeps drafts; where the browser stores nothing, it keeps nothing and says nothing. */
export class DraftStore {
  /** @param versions labels of the versions that the site has; drafts of others are not opened */
  constructor(
    private readonly storage: Storage | undefined,
    private readonly versions: readonly string[],
  ) {}

  /** The draft that was worked on last. */
  last(): Draft | undefined {
    const [version = '', name = ''] = (this.read(LAST) ?? '').split('/');
    const entry = ENTRIES.find((known) => known === name);
    return this.versions.includes(version) && entry ? this.load({version, entry}) : undefined;
  }

  load(slot: Slot): Draft | undefined {
    return this.parse(slot, keyOf(slot));
  }

  save(draft: Draft): void {
    this.write(keyOf(draft), pack(draft));
    this.write(LAST, `${draft.version}/${draft.entry}`);
  }

  /** Sets a draft aside, in place of the one that was there. */
  keep(draft: Draft): void {
    this.write(keptKeyOf(draft), pack(draft));
  }

  /** The draft that was set aside. */
  kept(slot: Slot): Draft | undefined {
    return this.parse(slot, keptKeyOf(slot));
  }

  private parse({version, entry}: Slot, key: string): Draft | undefined {
    try {
      const content = JSON.parse(this.read(key) ?? 'null') as Partial<Draft> | null;
      if (typeof content?.source !== 'string') return undefined;
      const inputs = INPUT_NAMES.map((name) => [name, String(content[name] ?? '')]);
      const texts = Object.fromEntries(inputs) as Partial<Draft>;
      return {...NO_INPUTS, ...texts, version, entry, source: content.source};
    } catch {
      return undefined;
    }
  }

  private read(key: string): string | null {
    try {
      return this.storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  private write(key: string, value: string): void {
    try {
      this.storage?.setItem(key, value);
    } catch {
      // Full, or not allowed: the draft lives as long as the page.
    }
  }
}

function keyOf({version, entry}: Slot): string {
  return `playground.draft.${version}.${entry}`;
}

function keptKeyOf(slot: Slot): string {
  return `${keyOf(slot)}.kept`;
}

function pack({source, events, meta, state, args}: Draft): string {
  return JSON.stringify({source, events, meta, state, args});
}

/** Whether two drafts hold the same texts. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return pack(a) === pack(b) && a.version === b.version && a.entry === b.entry;
}
