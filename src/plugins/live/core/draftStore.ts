/** Drafts stored in this browser: for each version and kind of source the current one and a replaced one. */
import {ENTRIES, type Entry} from '../../../language/protocol';
import {INPUT_NAMES, NO_INPUTS, type Draft} from './draft';

/** The part of a browser's storage that this file uses. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which draft: version and kind of source. */
export interface Slot {
  readonly version: string;
  readonly entry: Entry;
}

const LAST = 'playground.last';

/** Stores drafts. If the browser refuses to store them, they are silently not stored. */
export class DraftStore {
  /** @param versions labels of the site's versions; drafts of other versions are not opened */
  constructor(
    private readonly storage: Storage | undefined,
    private readonly versions: readonly string[],
  ) {}

  /** The draft that was saved last. */
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

  /** Stores a replaced draft, so that the reader can restore it. */
  setAside(draft: Draft): void {
    this.write(asideKeyOf(draft), pack(draft));
  }

  /** The draft that was set aside. */
  loadAside(slot: Slot): Draft | undefined {
    return this.parse(slot, asideKeyOf(slot));
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
      // The storage is full or forbidden: the draft lasts as long as the page.
    }
  }
}

function keyOf({version, entry}: Slot): string {
  return `playground.draft.${version}.${entry}`;
}

function asideKeyOf(slot: Slot): string {
  return `${keyOf(slot)}.kept`;
}

function pack({source, events, meta, state, args}: Draft): string {
  return JSON.stringify({source, events, meta, state, args});
}

/** Whether two drafts have the same texts. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return pack(a) === pack(b) && a.version === b.version && a.entry === b.entry;
}
