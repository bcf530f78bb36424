/** The versions of the language in this page: each is loaded once, for all samples. */
import versions from '@language-versions';
import published from '@published-languages';
import {DEFAULT_LIMITS, type LanguageClient} from '../../../language/client';
import type {Progress} from '../../../language/load';
import type {LanguageRelease} from '../../../language/protocol';
import {createClient} from '../../../language/transport';
import type {RunnableVersion} from '../core/version';
import {hostWorkers, loadInWorker} from './startWorker';

interface Loading {
  readonly client: Promise<LanguageClient>;
  readonly listeners: Set<(progress: Progress) => void>;
  /** Absent until the first bytes are counted. */
  progress?: Progress;
}

// By program: two versions can share one.
const loading = new Map<LanguageRelease, Loading>();

/** The versions that this site documents, the unreleased one first, then the newest. */
export const allVersions = versions;

/** The versions that were built with this site. */
export const publishedVersions: readonly RunnableVersion[] = versions.filter(
  ({program}) => published[program],
);

/** Finds a version by its label; undefined if the site does not have it. */
export function findVersion(label: string): RunnableVersion | undefined {
  return versions.find((version) => version.label === label);
}

/**
 * The version to begin with: the docs version that the reader chose, or the newest release. It is
 * undefined if no version was built with this site.
 */
export function firstVersion(): string | undefined {
  const chosen = preferredDocs();
  const first =
    publishedVersions.find(({docsName}) => docsName === chosen) ??
    publishedVersions.find(({isLast}) => isLast) ??
    publishedVersions[0];
  return first?.label;
}

function preferredDocs(): string | undefined {
  try {
    return window.localStorage.getItem('docs-preferred-version-default') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Name and release of the crate that runs a version; undefined if it was not built. */
export function crateOf(label: string): string | undefined {
  return published[findVersion(label)?.program ?? '']?.crate;
}

/** Bytes that the first run of a version loads. */
export function bytesOf(label: string): number {
  const entry = published[findVersion(label)?.program ?? ''];
  return entry ? entry.program.bytes + entry.library.bytes : 0;
}

/** Whether a version has loaded or is loading. */
export function isOpen(label: string): boolean {
  return loading.has(findVersion(label)?.program ?? '');
}

/**
 * Returns the client of a version, which the first call loads. After a failure, the next call tries
 * again.
 *
 * @throws LoadError saying in words what went wrong
 */
export async function openLanguage(
  label: string,
  onProgress: (progress: Progress) => void,
): Promise<LanguageClient> {
  const program = findVersion(label)?.program;
  if (!program) throw new Error(`This site has no version ${label}.`);
  const entry = loading.get(program) ?? startLoading(program);
  if (entry.progress) onProgress(entry.progress);
  entry.listeners.add(onProgress);
  try {
    return await entry.client;
  } finally {
    entry.listeners.delete(onProgress);
  }
}

function startLoading(program: LanguageRelease): Loading {
  const listeners: Loading['listeners'] = new Set();
  const entry: Loading = {
    listeners,
    client: load(program, (progress) => {
      entry.progress = progress;
      listeners.forEach((listener) => listener(progress));
    }),
  };
  loading.set(program, entry);
  entry.client.catch(() => loading.delete(program));
  return entry;
}

async function load(
  program: LanguageRelease,
  onProgress: (progress: Progress) => void,
): Promise<LanguageClient> {
  const files = published[program];
  if (!files) throw new Error(`This site was built without the language ${program}.`);
  const loaded = await loadInWorker(files, onProgress);
  return createClient(program, hostWorkers(loaded, DEFAULT_LIMITS), DEFAULT_LIMITS);
}
