/** The versions of the language in this page: each is loaded once, for all samples. */
import published from '@published-languages';
import {DEFAULT_LIMITS, type LanguageClient} from '../../../../language/host/client';
import type {Progress} from '../../../../language/host/load';
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../../language/host/protocol';
import {createClient} from '../../../../language/host/transport';
import {hostWorkers, loadInWorker} from './startWorker';

interface Loading {
  readonly client: Promise<LanguageClient>;
  readonly listeners: Set<(progress: Progress) => void>;
  /** Absent until the first bytes are counted. */
  progress?: Progress;
}

const loading = new Map<LanguageVersion, Loading>();

/** The versions that this site has, newest first. */
export const publishedVersions: readonly LanguageVersion[] = LANGUAGE_VERSIONS.filter(
  (version) => published[version],
);

/**
 * The version to begin with: that of the docs which the reader chose, else the newest release;
 * undefined where the site has none.
 */
export function firstVersion(): LanguageVersion | undefined {
  const chosen = preferredDocs();
  return (
    publishedVersions.find((version) => version === chosen) ??
    publishedVersions.find((version) => version !== 'edge') ??
    publishedVersions[0]
  );
}

function preferredDocs(): string | undefined {
  try {
    const name = window.localStorage.getItem('docs-preferred-version-default');
    return name === 'current' ? 'edge' : (name ?? undefined);
  } catch {
    return undefined;
  }
}

/** Name and version of what runs, such as `tremor-script 0.12.4`; undefined where there is none. */
export function crateOf(version: LanguageVersion): string | undefined {
  return published[version]?.crate;
}

/** Bytes that the first run of a version loads. */
export function bytesOf(version: LanguageVersion): number {
  const entry = published[version];
  return entry ? entry.program.bytes + entry.library.bytes : 0;
}

/** Whether a version is loaded or on its way. */
export function isOpen(version: LanguageVersion): boolean {
  return loading.has(version);
}

/**
 * Gives the client of a version, which is loaded with the first call. A failure is not kept: the
 * next call tries again.
 *
 * @throws LoadError saying in words what went wrong
 */
export async function openLanguage(
  version: LanguageVersion,
  onProgress: (progress: Progress) => void,
): Promise<LanguageClient> {
  const entry = loading.get(version) ?? startLoading(version);
  if (entry.progress) onProgress(entry.progress);
  entry.listeners.add(onProgress);
  try {
    return await entry.client;
  } finally {
    entry.listeners.delete(onProgress);
  }
}

function startLoading(version: LanguageVersion): Loading {
  const listeners: Loading['listeners'] = new Set();
  const entry: Loading = {
    listeners,
    client: load(version, (progress) => {
      entry.progress = progress;
      listeners.forEach((listener) => listener(progress));
    }),
  };
  loading.set(version, entry);
  entry.client.catch(() => loading.delete(version));
  return entry;
}

async function load(
  version: LanguageVersion,
  onProgress: (progress: Progress) => void,
): Promise<LanguageClient> {
  const files = published[version];
  if (!files) throw new Error(`This site was built without the language of ${version}.`);
  const loaded = await loadInWorker(files, onProgress);
  return createClient(version, hostWorkers(loaded, DEFAULT_LIMITS), DEFAULT_LIMITS);
}
