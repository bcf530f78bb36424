/** Keeps drafts and their runs in this browser. */
import {openDB, type DBSchema} from 'idb';
import {DRAFTS, readOldDrafts, type KeptDraft} from '../core/keptDraft';
import type {Run} from '../core/runs';

interface Schema extends DBSchema {
  drafts: {key: string; value: KeptDraft; indexes: {edited: number}};
  /** By the id of their draft and their time. */
  runs: {key: [string, number]; value: Run};
}

type Database = Awaited<ReturnType<typeof openDB<Schema>>>;

/** Drafts in the browser's database. All methods reject if that is full, or not allowed. */
export class DraftStore {
  private readonly database: Promise<Database>;

  /** @param isOwn whether a draft of an earlier release of the site is the reader's work */
  constructor(isOwn: (draft: KeptDraft) => boolean) {
    this.database = open(isOwn);
    // Each method reports that it failed to open.
    this.database.catch(() => undefined);
  }

  /** All drafts, the one that was edited last first. */
  async list(): Promise<readonly KeptDraft[]> {
    const drafts = await (await this.database).getAllFromIndex('drafts', 'edited');
    return drafts.reverse();
  }

  /** Saves a draft even if the page is closed at the same moment. */
  async save(draft: KeptDraft): Promise<void> {
    const change = (await this.database).transaction('drafts', 'readwrite');
    const saved = change.store.put(draft);
    change.commit();
    await Promise.all([saved, change.done]);
  }

  /** Removes a draft and its runs. */
  async remove(id: string): Promise<void> {
    const change = (await this.database).transaction(['drafts', 'runs'], 'readwrite');
    await Promise.all([
      change.objectStore('drafts').delete(id),
      change.objectStore('runs').delete(runsOf(id)),
      change.done,
    ]);
  }

  /** Removes the oldest drafts that are more than the browser keeps, and returns them. */
  async removeOldest(): Promise<readonly KeptDraft[]> {
    const removed = (await this.list()).slice(DRAFTS);
    await Promise.all(removed.map(({id}) => this.remove(id)));
    return removed;
  }

  /** The runs of a draft, the newest first. */
  async runs(id: string): Promise<readonly Run[]> {
    return (await (await this.database).getAll('runs', runsOf(id))).reverse();
  }

  /** Keeps these runs of a draft, and no others. */
  async saveRuns(id: string, runs: readonly Run[]): Promise<void> {
    const {store, done} = (await this.database).transaction('runs', 'readwrite');
    const kept = (await store.getAllKeys(runsOf(id))).map(([, at]) => at);
    const wanted = new Set(runs.map(({at}) => at));
    await Promise.all([
      ...kept.filter((at) => !wanted.has(at)).map((at) => store.delete([id, at])),
      ...runs.filter(({at}) => !kept.includes(at)).map((run) => store.put(run, [id, run.at])),
      done,
    ]);
  }
}

function runsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

async function open(isOwn: (draft: KeptDraft) => boolean): Promise<Database> {
  const database = await openDB<Schema>('playground', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts', {keyPath: 'id'}).createIndex('edited', 'edited');
      created.createObjectStore('runs');
    },
  });
  // If the database is full, they stay in `localStorage` until the next visit.
  await takeOver(database, isOwn).catch(() => undefined);
  return database;
}

/** Moves the drafts that earlier releases of the site kept in `localStorage`. */
async function takeOver(database: Database, isOwn: (draft: KeptDraft) => boolean): Promise<void> {
  const old = readOldDrafts(window.localStorage, Date.now());
  if (old.length === 0) return;
  const {store, done} = database.transaction('drafts', 'readwrite');
  const present = new Set(await store.getAllKeys());
  // Another tab may have moved them, and the reader may have edited them there since.
  const missing = old.filter((draft) => !present.has(draft.id) && isOwn(draft));
  await Promise.all([...missing.map((draft) => store.put(draft)), done]);
  for (const {id} of old) window.localStorage.removeItem(id);
  window.localStorage.removeItem('playground.last');
}
