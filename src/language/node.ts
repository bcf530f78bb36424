/** The language in Node, with the built files in `language/dist`, in a worker thread. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {buildSync} from 'esbuild';
import {DEFAULT_LIMITS, type LanguageClient, type Limits} from './client';
import {type FromWorker, type ToWorker} from './messages';
import {type HostParts} from './host';
import {type LanguageRelease, type ModuleFiles} from './protocol';
import {createClient, type StartWorker} from './transport';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Folder of the files that `npm run language` builds. */
export const LANGUAGE_DIST = path.resolve(here, '../../language/dist');

/** Whether `npm run language` has built a program here. */
export function isLanguageBuilt(release: LanguageRelease): boolean {
  return [`${release}.wasm`, `${release}.library.json`].every((file) =>
    fs.existsSync(path.join(LANGUAGE_DIST, file)),
  );
}

/**
 * Opens a program: compiles it once, and starts a worker with the first request.
 *
 * @param changed the limits that differ from the default ones
 * @throws Error if the program is not built
 */
export async function openLanguage(
  release: LanguageRelease,
  changed: Partial<Limits> = {},
): Promise<LanguageClient> {
  const limits = {...DEFAULT_LIMITS, ...changed};
  const parts = await readParts(release, limits);
  return createClient(release, startThread(parts), limits);
}

/**
 * Reads and compiles the files of a program.
 *
 * @throws Error if they do not exist; it names the command that builds them
 */
export async function readParts(release: LanguageRelease, limits: Limits): Promise<HostParts> {
  if (!isLanguageBuilt(release)) {
    throw new Error(`The language of ${release} is not built; run \`npm run language\`.`);
  }
  const library = JSON.parse(
    fs.readFileSync(path.join(LANGUAGE_DIST, `${release}.library.json`), 'utf8'),
  ) as ModuleFiles;
  return {
    module: await WebAssembly.compile(fs.readFileSync(path.join(LANGUAGE_DIST, `${release}.wasm`))),
    library,
    outputBytes: limits.outputBytes,
  };
}

/** Starts worker threads. */
function startThread(parts: HostParts): StartWorker {
  return (receive, fail) => {
    const thread = new Worker(bundleThread(), {
      eval: true,
      // A recursion that succeeds in a browser must not exceed the thread's stack.
      resourceLimits: {stackSizeMb: 32},
    });
    thread.unref();
    thread.on('message', (message: FromWorker) => {
      receive(message);
    });
    thread.on('error', (error) => {
      fail(error.message);
    });
    thread.on('exit', (code) => {
      fail(`The worker ended with code ${code}.`);
    });
    const post = (message: ToWorker) => {
      thread.postMessage(message);
    };
    post({kind: 'open', parts});
    return {
      post,
      async end() {
        await thread.terminate();
      },
    };
  };
}

let bundled: string | undefined;

/**
 * Returns the thread's code as one script, which is bundled once.
 *
 * Node 20 does not run TypeScript, a thread does not inherit loaders, and loading the project's runner in
 * each thread takes fifty times as long as starting the thread.
 */
function bundleThread(): string {
  bundled ??= buildSync({
    entryPoints: [path.join(here, 'thread.ts')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    write: false,
  }).outputFiles[0]?.text;
  return bundled ?? '';
}
