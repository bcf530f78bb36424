import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {fingerprint} from './fingerprint';
import {requireCapabilities} from './features';
import {loadLanguage, type Fetch} from './load';
import type {PublishedFile, PublishedLanguage} from './published';

// The smallest module: magic number and version.
const PROGRAM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const LIBRARY = new TextEncoder().encode('{"std.tremor": "use string;"}');
// `{"std.tremor": "use string;"}` through `xz -6e`.
const XZ_LIBRARY = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAceyJzdGQudHJlbW9yIjogInVzZSBzdHJpbmc7In0AAAAAFm2082VldTMAATUdRBux4R+2830BAAAAAARZWg==',
  'base64',
);

const published = (url: string, content: Uint8Array): PublishedFile => ({
  ...{url, bytes: content.length, encoding: 'none'},
  sha256: fingerprint(createHash('sha256').update(content).digest()),
});
const LANGUAGE: PublishedLanguage = {
  crate: 'tremor-script 0.12.4',
  program: published('/program', PROGRAM),
  library: published('/library', LIBRARY),
};

/** Answers with the right files, unless a test replaces one. */
function serve(replaced: Readonly<Record<string, () => Response>> = {}): Fetch {
  const files: Readonly<Record<string, () => Response>> = {
    '/program': () => new Response(PROGRAM),
    '/library': () => new Response(LIBRARY),
    ...replaced,
  };
  return (url) => Promise.resolve(files[url]!());
}

const load = (fetch: Fetch, language = LANGUAGE) => loadLanguage(language, () => undefined, fetch);

describe('loading', () => {
  it('returns the compiled program and the library', async () => {
    const {module, library} = await load(serve());
    expect(module).toBeInstanceOf(WebAssembly.Module);
    expect(library).toEqual({'std.tremor': 'use string;'});
  });

  it('unpacks a packed file', async () => {
    const library: PublishedFile = {...published('/library', XZ_LIBRARY), encoding: 'xz'};
    const fetch = serve({'/library': () => new Response(XZ_LIBRARY)});
    expect((await load(fetch, {...LANGUAGE, library})).library).toEqual({
      'std.tremor': 'use string;',
    });
  });

  it('reports progress from the start to the last byte', async () => {
    const seen: number[] = [];
    const total = PROGRAM.length + LIBRARY.length;
    await loadLanguage(LANGUAGE, (progress) => seen.push(progress.received / total), serve());
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(1);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });
});

it('a connection that breaks off is reported', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(PROGRAM.slice(0, 3)),
        pull: (controller) => controller.error(new Error('reset')),
      }),
    );
  await expect(load(serve({'/program': broken}))).rejects.toMatchObject({failure: 'cut-off'});
});

it('a program that the browser refuses is reported', async () => {
  const junk = new Uint8Array([1, 2, 3]);
  const language = {...LANGUAGE, program: published('/program', junk)};
  const fetch = serve({'/program': () => new Response(junk)});
  await expect(load(fetch, language)).rejects.toMatchObject({failure: 'unreadable'});
});

it('a fingerprint has no run of digits that the bundler could take for one of its hashes', () => {
  expect(fingerprint(new Uint8Array(32).fill(0x1a))).toMatch(/^1a1a(-1a1a){15}$/);
});

it('a browser without digests is refused, and Node is not', () => {
  expect(() => requireCapabilities(globalThis)).not.toThrow();
  expect(() => requireCapabilities({WebAssembly})).toThrow(
    expect.objectContaining({failure: 'no-digest'}),
  );
});
