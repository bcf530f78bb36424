/** The drafts of this tab. Only one tab at a time writes a draft; another one makes a copy of it. */
import {ENTRIES, type Entry} from '../../../language/protocol';

/** Which kind of draft: version and kind of source. */
export interface Slot {
  readonly version: string;
  readonly entry: Entry;
}

/** The memory of a tab, which outlasts a reload. */
export interface Tab {
  /** Ids of the drafts that it has edited or opened, the last one last. */
  readonly own: readonly string[];
  /** The kind of draft that it shows, if that is not one of them. */
  readonly at?: Slot;
}

const KEY = 'playground.tab';

/** Reads what this tab remembers. */
export function readTab(): Tab {
  try {
    const {own, at} = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as {
      readonly own?: unknown;
      readonly at?: Partial<Slot>;
    };
    const entry = ENTRIES.find((name) => name === at?.entry);
    return {
      own: Array.isArray(own) ? own.map(String) : [],
      ...(at && entry ? {at: {version: String(at.version), entry}} : {}),
    };
  } catch {
    return {own: []};
  }
}

/** Makes this tab remember something. */
export function writeTab(tab: Tab): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(tab));
  } catch {
    // After a reload, the tab then shows the draft that was edited last.
  }
}

const PREFIX = 'playground.draft.';

/** The drafts that this tab has claimed or is claiming. */
const claims = new Map<string, Promise<boolean>>();

/**
 * Claims a draft for this tab, until the tab is closed or reloaded.
 *
 * @returns whether no other tab has claimed it; false if the browser cannot tell
 */
export async function claim(id: string): Promise<boolean> {
  const claiming = claims.get(id) ?? lock(PREFIX + id);
  claims.set(id, claiming);
  const isOurs = await claiming;
  if (!isOurs) claims.delete(id);
  return isOurs;
}

/** Takes a lock and never releases it; false if it is taken. */
function lock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = async (given: Lock | null): Promise<void> => {
      resolve(given !== null);
      if (given) await new Promise(() => undefined);
    };
    const {locks} = navigator as Partial<Navigator>;
    if (locks) locks.request(name, {ifAvailable: true}, hold).catch(() => resolve(false));
    else resolve(false);
  });
}

/** The ids of the drafts that other tabs have claimed. */
export async function claimedElsewhere(): Promise<ReadonlySet<string>> {
  const {locks} = navigator as Partial<Navigator>;
  const held = (await locks?.query().catch(() => undefined))?.held ?? [];
  const ids = held.map(({name = ''}) => name.slice(PREFIX.length));
  return new Set(ids.filter((id) => !claims.has(id)));
}
