/** Loads the published files of a program, reports progress, and checks the files before running them. */
import {XzReadableStream} from 'xz-decompress';
import {requireCapabilities} from './features';
import {fingerprint} from './fingerprint';
import {megabytes} from './megabytes';
import {LoadError} from './loadError';
import type {ModuleFiles} from './protocol';
import type {PublishedFile, PublishedLanguage} from './published';

/** A compiled program and its standard library; structured clone can carry both. */
export interface LoadedLanguage {
  readonly module: WebAssembly.Module;
  readonly library: ModuleFiles;
}

/** The number of bytes that have arrived, and of all bytes. */
export interface Progress {
  readonly received: number;
  readonly total: number;
}

export type Fetch = (url: string) => Promise<Response>;

/**
 * Loads, checks and compiles a program.
 *
 * @param onProgress is called at the start, and when bytes arrive
 * @throws LoadError with a message for the reader
 */
export async function loadLanguage(
  published: PublishedLanguage,
  onProgress: (progress: Progress) => void,
  fetchFile: Fetch = (url) => fetch(url),
): Promise<LoadedLanguage> {
  requireCapabilities();
  const files = [published.program, published.library];
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  let received = 0;
  const count = (bytes: number): void => {
    received += bytes;
    onProgress({received: Math.min(received, total), total});
  };
  count(0);
  const [program, library] = await Promise.all(
    files.map((file) => loadFile(file, fetchFile, count)),
  );
  return {module: await compile(program!), library: readLibrary(library!)};
}

async function loadFile(
  file: PublishedFile,
  fetchFile: Fetch,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const unpacker = file.encoding === 'xz' ? new Unpacker() : undefined;
  const bytes = await download(file, fetchFile, (chunk) => {
    count(chunk.length);
    unpacker?.take(chunk);
  });
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  if (fingerprint(new Uint8Array(digest)) !== file.sha256) {
    throw new LoadError(
      'altered',
      'A file that arrived is not the one that this page names: its SHA-256 differs, so it was not run.',
    );
  }
  return unpacker ? unpacker.finish() : bytes.buffer;
}

async function download(
  file: PublishedFile,
  fetchFile: Fetch,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(file.url).catch((error: unknown) => {
    throw new LoadError('unreachable', `The files could not be fetched (${reasonOf(error)}).`);
  });
  if (!response.ok) {
    throw new LoadError(
      'missing',
      `The site answered ${response.status} for a file of the language. ` +
        'If the site has changed since this page was loaded, reload the page.',
    );
  }
  const whole = new Uint8Array(file.bytes);
  let length = 0;
  const cutOff = (): LoadError =>
    new LoadError(
      'cut-off',
      `The connection broke off after ${megabytes(length)} of ${megabytes(file.bytes)}.`,
    );
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw cutOff();
    });
    if (!chunk || chunk.done) break;
    whole.set(chunk.value.subarray(0, file.bytes - length), length);
    length += chunk.value.length;
    take(chunk.value);
    // A longer file is not the published one. The empty result fails the check of the hash.
    if (length > file.bytes) {
      void reader?.cancel();
      return new Uint8Array();
    }
  }
  if (length < file.bytes) throw cutOff();
  return whole;
}

/** Unpacks while the bytes arrive, which takes no extra time on a slow network. */
class Unpacker {
  private readonly packed = new TransformStream<Uint8Array, Uint8Array>();
  private readonly writer = this.packed.writable.getWriter();
  private readonly whole = new Response(new XzReadableStream(this.packed.readable)).arrayBuffer();

  constructor() {
    // Errors are ignored here, because the length and the hash show whether a file is complete.
    this.whole.catch(() => undefined);
    this.writer.closed.catch(() => undefined);
  }

  take(chunk: Uint8Array): void {
    this.writer.write(chunk).catch(() => undefined);
  }

  async finish(): Promise<ArrayBuffer> {
    await this.writer.close();
    return this.whole;
  }
}

async function compile(program: ArrayBuffer): Promise<WebAssembly.Module> {
  return WebAssembly.compile(program).catch((error: unknown) => {
    throw new LoadError('unreadable', `The browser refuses the program (${reasonOf(error)}).`);
  });
}

function readLibrary(text: ArrayBuffer): ModuleFiles {
  return JSON.parse(new TextDecoder().decode(text)) as ModuleFiles;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
