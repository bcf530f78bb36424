/** The copy in this browser: how it is read, fetched, and removed. Only the page about copies loads this. */
import type {Copy, CopyFiles, StoredCopy} from '../core/copies';

/** The key of the storage that describes the copy; client/onEveryPage.ts looks for it. */
const KEY = 'offline-copy';

/** Begins the names of caches; the worker looks for it. */
const CACHE = 'offline-';
/** Files fetched at the same time. */
const AT_ONCE = 6;

/** The copy in this browser; undefined if it has none or its storage cannot be read. */
export function readStoredCopy(): StoredCopy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredCopy | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The day on which a copy was fetched: `2020-02-22`. */
export function dayOf({kept}: StoredCopy): string {
  return kept.slice(0, '2020-02-22'.length);
}

/** The copies that the site offers now. Rejects without a network. */
export function fetchCopies(base: string): Promise<readonly Copy[]> {
  return fetchJson<readonly Copy[]>(base, 'offline/copies.json');
}

/** Whether this browser can store a copy: it needs HTTPS, and some refuse in private windows. */
export function canStore(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/**
 * Fetches a whole copy, and only then removes an older one.
 *
 * @param onProgress is called with the number of files that have arrived
 * @throws Error naming the file that did not arrive; nothing is stored then, and an older copy stays
 */
export async function storeCopy(
  base: string,
  label: string,
  onProgress: (done: number, of: number) => void,
): Promise<StoredCopy> {
  const {files, ...offered} = await fetchJson<CopyFiles>(base, `offline/${label}.json`);
  const copy: StoredCopy = {...offered, kept: new Date().toISOString()};
  const name = `${CACHE}${copy.label} ${copy.id} ${dayOf(copy)}`;
  const cache = await caches.open(name);
  try {
    const urls = files.map((file) => new URL(base + file, location.href));
    await storeAll(cache, urls, onProgress);
    await navigator.serviceWorker.register(`${base}sw.js`, {scope: base});
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await removeCaches(name);
  localStorage.setItem(KEY, JSON.stringify(copy));
  return copy;
}

/** Removes the copy and its worker. */
export async function removeCopy(): Promise<void> {
  localStorage.removeItem(KEY);
  await removeCaches();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
}

async function fetchJson<Value>(base: string, file: string): Promise<Value> {
  const answer = await fetch(base + file, {cache: 'no-cache'});
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  return (await answer.json()) as Value;
}

/** Stores all files. After one fails, no other is started, and the promise rejects once all have ended. */
async function storeAll(
  cache: Cache,
  urls: readonly URL[],
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const left = [...urls];
  let done = 0;
  const work = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      try {
        await store(cache, url);
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

async function store(cache: Cache, url: URL): Promise<void> {
  const answer = await fetch(url, {cache: 'no-cache'});
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  await cache.put(url.origin + url.pathname.replace(/(.)\/$/, '$1'), answer);
}

async function removeCaches(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
