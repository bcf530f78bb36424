/** The copy in this browser: how it is read, fetched, and removed. */
import {cacheNameOf, copyOfCache, type Copy, type CopyFiles, type StoredCopy} from '../core/copies';

/** Names the lock and the channel that the tabs of a browser share. */
const TABS = 'offline-copy';
const THIS_TAB = Math.random();
/** Names the lock for reading and deleting caches: opening a deleted cache would create it again. */
const READING = 'offline-copy-reading';
/** Files fetched at the same time. */
const AT_ONCE = 6;

/** The state of a copy in its cache. */
export type Stored = {
  /** The copy with the fewest missing files; there are two only while a newer one is fetched. */
  readonly copy?: StoredCopy & {readonly missing: number};
  /** Whether there was a copy, and the browser has deleted its files. */
  readonly isLost: boolean;
};

/** How a caller follows a fetch, and ends it. */
export type Fetching = {
  readonly signal: AbortSignal;
  /** Is called with the number of files that have arrived. */
  readonly onProgress: (done: number, of: number) => void;
  /** Is called if another tab works on the copy, which comes first. */
  readonly onWait: () => void;
};

/** Reads the state of the copy from its cache: the browser can delete files at any time. */
export async function readStoredCopy(base: string): Promise<Stored> {
  const readCache = async (name: string) => {
    const copy = copyOfCache(name, base)!;
    const {length} = await (await caches.open(name)).keys();
    return {...copy, missing: Math.max(0, (copy.size?.count ?? length) - length)};
  };
  const found = await navigator.locks.request(READING, {mode: 'shared'}, async () =>
    Promise.all((await namesOfCaches(base)).map(readCache)),
  );
  const [copy] = found.sort((a, b) => a.missing - b.missing);
  if (copy) return {copy, isLost: false};
  return {isLost: (await registrationOf(base)) !== undefined};
}

/**
 * Calls a listener after a tab has changed the copy, and says whether it was this one.
 *
 * @returns a function that removes the listener
 */
export function onChange(listener: (isOurs: boolean) => void): () => void {
  const channel = new BroadcastChannel(TABS);
  channel.onmessage = ({data}) => listener(data === THIS_TAB);
  return () => channel.close();
}

/** The copies that the site offers now. Rejects without a network. */
export function fetchCopies(base: string): Promise<readonly Copy[]> {
  return fetchJson<readonly Copy[]>(`${base}offline/copies.json`);
}

/** Whether this browser can store a copy: it needs HTTPS, and some refuse in private windows. */
export function canStore(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

/**
 * Fetches a whole copy, and only then removes an older one.
 *
 * @returns whether the browser has promised to keep it
 * @throws Error naming the file that did not arrive; nothing has changed then, and an older copy stays
 */
export function storeCopy(base: string, label: string, fetching: Fetching): Promise<boolean> {
  const {signal, onProgress, onWait} = fetching;
  const readList = () => fetchJson<CopyFiles>(`${base}offline/${label}.json`, signal);
  const fetchAll = async (): Promise<boolean> => {
    const {files, ...copy} = await readList();
    const name = cacheNameOf(copy, new Date().toISOString().slice(0, '2020-02-22'.length), base);
    const isNew = !(await caches.has(name));
    const cache = await caches.open(name);
    try {
      const urls = files.map((file) => new URL(base + file, location.href));
      await storeAll(cache, urls, signal, onProgress);
      if ((await readList()).id !== copy.id)
        throw new Error('The site changed during the download.');
      if ((await cache.keys()).length < copy.count) throw new Error('The browser lost files.');
      await navigator.serviceWorker.register(`${base}sw.js`, {scope: base});
    } catch (error) {
      if (isNew) await deleteCache(name);
      throw error;
    }
    await removeCaches(base, name);
    return navigator.storage.persisted();
  };
  // Some browsers ask the reader, and the copy does not wait for the answer.
  navigator.storage.persist().catch(() => undefined);
  return inTurn(fetchAll, onWait, signal);
}

/** Removes the copy of this site and its worker. */
export function removeCopy(base: string, onWait: () => void): Promise<void> {
  return inTurn(async () => {
    await removeCaches(base);
    await (await registrationOf(base))?.unregister();
  }, onWait);
}

/** Runs a task when no other tab runs one, then informs all tabs of its success. */
async function inTurn<Value>(
  task: () => Promise<Value>,
  onWait: () => void,
  signal?: AbortSignal,
): Promise<Value> {
  const run = async (): Promise<Value> => {
    const value = await task();
    // Before the next tab's turn, so that its own outcome comes later.
    const channel = new BroadcastChannel(TABS);
    channel.postMessage(THIS_TAB);
    channel.close();
    return value;
  };
  return navigator.locks.request(TABS, {ifAvailable: true}, (lock) => {
    if (lock) return run();
    onWait();
    return navigator.locks.request(TABS, signal ? {signal} : {}, run);
  });
}

/** The worker of this site; other sites of the same host have other scopes. */
async function registrationOf(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const {href} = new URL(base, location.href);
  const found = await navigator.serviceWorker.getRegistration(href);
  return found?.scope === href ? found : undefined;
}

async function fetchJson<Value>(address: string, signal?: AbortSignal): Promise<Value> {
  return (await (await fetchFile(address, signal)).json()) as Value;
}

/** Fetches from the site: `no-store` tells the worker not to answer from an older copy. */
async function fetchFile(address: string | URL, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(address, {cache: 'no-store', ...(signal ? {signal} : {})});
  const {pathname} = new URL(address, location.href);
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}.`);
  return answer;
}

/** Stores all files. After one fails, no other is started, and the promise rejects once all have ended. */
async function storeAll(
  cache: Cache,
  urls: readonly URL[],
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const left = [...urls];
  let done = 0;
  const work = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      try {
        await store(cache, url, signal);
      } catch (error) {
        left.length = 0;
        throw error;
      }
      onProgress((done += 1), urls.length);
    }
  };
  const works = await Promise.allSettled(Array.from({length: AT_ONCE}, work));
  const failed = works.find(({status}) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason as Error;
}

async function store(cache: Cache, url: URL, signal: AbortSignal): Promise<void> {
  // The name of an asset contains a hash of its content, so an older copy has the same file.
  const known = /\/assets\//.test(url.pathname) ? await caches.match(url) : undefined;
  const answer = known ?? (await fetchFile(url, signal));
  await cache.put(url.origin + url.pathname.replace(/(.)\/$/, '$1'), answer);
}

async function namesOfCaches(base: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => copyOfCache(name, base));
}

async function removeCaches(base: string, except?: string): Promise<void> {
  const names = (await namesOfCaches(base)).filter((name) => name !== except);
  await Promise.all(names.map(deleteCache));
}

function deleteCache(name: string): Promise<boolean> {
  return navigator.locks.request(READING, () => caches.delete(name));
}
