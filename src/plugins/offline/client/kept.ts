/** What this browser keeps, and how it is taken and thrown away. Loaded by the page about it only. */
import type {Copy, CopyFiles, KeptCopy} from '../core/copies';

/** The key of the storage that says which copy there is; the notice on every page looks for it. */
export const KEY = 'offline-copy';

/** Begins the names of caches; the worker looks for it. */
const CACHE = 'offline-';
/** Files fetched at the same time. */
const AT_ONCE = 6;

/** The copy that this browser keeps. */
export function readKept(): KeptCopy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptCopy | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The day when a copy was fetched: `2020-02-22`. */
export function dayOf({kept}: KeptCopy): string {
  return kept.slice(0, '2020-02-22'.length);
}

/** What the site offers now. Rejects without a network. */
export async function fetchCopies(base: string): Promise<readonly Copy[]> {
  const answer = await fetch(`${base}offline/copies.json`, {cache: 'no-cache'});
  if (!answer.ok) throw new Error(`offline/copies.json answered ${answer.status}.`);
  return (await answer.json()) as readonly Copy[];
}

/** Whether this browser can keep anything: not in private windows of some, and only over HTTPS. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/**
 * Fetches a copy whole, and only then throws an older one away.
 *
 * @param onProgress is told how many files are there
 * @throws Error naming the file that did not come; nothing is kept then, and an older copy stays
 */
export async function keep(
  base: string,
  label: string,
  onProgress: (done: number, of: number) => void,
): Promise<KeptCopy> {
  const answer = await fetch(`${base}offline/${label}.json`, {cache: 'no-cache'});
  if (!answer.ok) throw new Error(`offline/${label}.json answered ${answer.status}.`);
  const {files, ...offered} = (await answer.json()) as CopyFiles;
  const copy: KeptCopy = {...offered, kept: new Date().toISOString()};
  const name = `${CACHE}${copy.label} ${copy.id} ${dayOf(copy)}`;
  const cache = await caches.open(name);
  try {
    await storeAll(
      cache,
      files.map((file) => new URL(base + file, location.href)),
      onProgress,
    );
    await navigator.serviceWorker.register(`${base}sw.js`, {scope: base});
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await forgetCaches(name);
  localStorage.setItem(KEY, JSON.stringify(copy));
  return copy;
}

/** Throws the copy away, and the worker with it. */
export async function forget(): Promise<void> {
  localStorage.removeItem(KEY);
  await forgetCaches();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
}

/** Stores all files, or none more after the first that does not come: rejects when no work is left. */
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

async function forgetCaches(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
