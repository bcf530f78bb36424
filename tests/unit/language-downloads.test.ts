import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {makeSharedFolder, writeFiles} from '../../testing/folders';
import {fetchVersions} from '../../language/compile/fetch.mjs';
import {cacheKey, inputPaths} from '../../language/compile/inputs.mjs';
import {describeFile} from '../../language/compile/manifest.mjs';
import {publish} from '../../language/compile/publish.mjs';
import {takeBuilt} from '../../language/compile/take.mjs';
import {VERSIONS} from '../../language/compile/versions.mjs';
import {readSiteAddress} from '../../scripts/setup/site-address.mjs';
import {publishDownloads} from '../../src/plugins/live/node/downloads';
import {packFile} from '../../src/plugins/live/node/packFile';
import {siteUrl} from '../../src/site/links';
import {FAULTS, type Answer} from './downloadFaults';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = makeSharedFolder();

/** The published site, with the language files of one version. */
let site: string;
/** Replaced answers, by a part of the file's path. */
let answers: Record<string, Answer>;
let requested: string[];
let server: http.Server;
let address: string;

/** A contributor's new clone and empty cache. */
let clone: string;
let cache: string;

const [version, ...others] = VERSIONS;
if (!version) throw new Error('The test needs a version.');

function folder(): string {
  return fs.mkdtempSync(path.join(scratch, 'folder-'));
}

/** The sources that decide the keys, with made-up content. */
function cloneWith(content: string): string {
  const root = folder();
  for (const name of new Set(VERSIONS.flatMap(inputPaths))) {
    writeFiles(root, {[name.endsWith('.mjs') ? name : `${name}/a.rs`]: content});
  }
  return root;
}

/** Writes the files of a build of the version into a cache. */
function fillCache(root: string, into: string): void {
  const key = cacheKey(root, version!);
  const files = {program: `${version!.version}.wasm`, library: `${version!.version}.library.json`};
  const built = path.join(into, key);
  fs.mkdirSync(built);
  fs.writeFileSync(path.join(built, files.program), 'program '.repeat(1000));
  fs.writeFileSync(path.join(built, files.library), '{"std.tremor": "text"}');
  fs.writeFileSync(path.join(built, 'notices.json'), '[]');
  const describeBuilt = (file: string) =>
    describeFile(file, fs.readFileSync(path.join(built, file)));
  const entry = {
    version: version!.version,
    crate: {name: 'tremor-script', version: version!.version},
    key,
    program: describeBuilt(files.program),
    library: describeBuilt(files.library),
    tools: {},
  };
  fs.writeFileSync(path.join(built, 'entry.json'), JSON.stringify(entry));
}

/** Publishes the files of a build as the site's build does. */
function publishSite(root: string): string {
  const built = folder();
  fillCache(root, built);
  publish(root, built);
  const out = folder();
  const packed = folder();
  const dist = path.join(root, 'language/dist');
  fs.mkdirSync(path.join(out, 'assets/language'), {recursive: true});
  for (const name of fs.readdirSync(dist)) {
    // The bundler publishes the packed files under other names.
    const {path: file} = packFile(path.join(dist, name), packed);
    fs.copyFileSync(file, path.join(out, 'assets/language', `hash-${path.basename(file)}`));
  }
  publishDownloads(root, out, packed);
  fs.rmSync(dist, {recursive: true});
  return out;
}

beforeEach(async () => {
  clone = cloneWith('same');
  cache = folder();
  site = publishSite(clone);
  answers = {};
  requested = [];
  server = http.createServer((request, response) => {
    const name = request.url ?? '';
    requested.push(name);
    const file = path.join(site, name);
    const content = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    const answer = Object.entries(answers).find(([end]) => name.includes(end))?.[1];
    if (!content) response.writeHead(404).end();
    else if (answer) answer(response, content);
    else response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Fetches the version; returns the output and the versions that are missing. */
async function fetchIt(root = clone) {
  const messages: string[] = [];
  const left = await fetchVersions([version!], {
    ...{root, cache, site: address, listMilliseconds: 500, filesMilliseconds: 500},
    log: (line) => messages.push(line),
  });
  return {output: messages.join('\n'), left: left.map((each) => each.version)};
}

function expectEmptyCache(): void {
  expect(fs.readdirSync(cache)).toEqual([]);
}

test('fresh: files arrive as they were built', async () => {
  const {output, left} = await fetchIt();
  expect(left).toEqual([]);
  expect(output).toMatch(
    new RegExp(`^Looking .*${address}.*\n${version.version}: fetched, 0\\.0 MB\\.$`),
  );
  const built = folder();
  fillCache(clone, built);
  const key = cacheKey(clone, version);
  const files = fs.readdirSync(path.join(built, key));
  expect(fs.readdirSync(path.join(cache, key)).sort()).toEqual(files.sort());
  for (const name of files.filter((file) => file !== 'entry.json')) {
    const read = (where: string) => fs.readFileSync(path.join(where, key, name), 'utf8');
    expect(read(cache)).toBe(read(built));
  }
  expect(publish(clone, cache).map((entry) => entry.key)).toEqual([key]);
});

test('fresh, in Node itself, which loads packages in a different way than Vitest', async () => {
  const script = `
    import {fetchVersions} from ${JSON.stringify(path.join(root, 'language/compile/fetch.mjs'))};
    import {VERSIONS} from ${JSON.stringify(path.join(root, 'language/compile/versions.mjs'))};
    const source = ${JSON.stringify({root: clone, cache, site: address})};
    console.log((await fetchVersions(VERSIONS.slice(0, 1), source)).length, 'left');`;
  const run = promisify(execFile);
  const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toMatch(/: fetched, 0\.0 MB\.\n0 left\n$/);
});

test('a program is published once, for pages and for contributors', async () => {
  await fetchIt();
  expect(requested.filter((name) => name.includes('.wasm'))).toEqual([
    expect.stringMatching(/^\/assets\/language\/hash-/),
  ]);
});

test('other sources: their key is not published', async () => {
  const {output, left} = await fetchIt(cloneWith('other'));
  expect(left).toEqual([version.version]);
  expect(output).toMatch(/not published for the sources here \(key .+-[0-9a-f]{16}\)/);
  expectEmptyCache();
});

test.each(FAULTS)(
  '%s: is reported, and the cache stays empty',
  async (_, end, answer, expected) => {
    answers = {[end]: answer};
    const {output, left} = await fetchIt();
    expect(output).toMatch(expected);
    expect(left).toEqual([version.version]);
    expectEmptyCache();
  },
);

test('offline: the connection is refused', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const {output, left} = await fetchIt();
  expect(output).toMatch(/Nothing was fetched: .* cannot be reached \(ECONNREFUSED\)/);
  expect(left).toEqual([version.version]);
});

describe('npm start and npm test', () => {
  const silent = () => undefined;

  test('use the cache without a request, and report the versions', async () => {
    fillCache(clone, cache);
    expect(await takeBuilt(clone, cache, address, silent)).toMatch(
      new RegExp(`^Samples of ${version.version} run in the page`),
    );
    expect(requested).toEqual([]);
    expect(fs.readdirSync(path.join(clone, 'language/dist')).sort()).toEqual(
      [
        'NOTICES.txt',
        `${version.version}.library.json`,
        `${version.version}.notices.json`,
        `${version.version}.wasm`,
        'manifest.json',
      ].sort(),
    );
    expect(await takeBuilt(clone, folder(), address, silent)).toBeUndefined();
  });

  test('fetch the files that are not in the cache', async () => {
    const output = await takeBuilt(clone, cache, address, silent);
    expect(output).toMatch(new RegExp(`^Samples of ${version.version} run in the page`));
    expect(others.length).toBeGreaterThan(0);
  });

  test('report how to get language files if there are none', async () => {
    answers = {'manifest.json': (response) => response.writeHead(404).end()};
    expect(await takeBuilt(clone, cache, address, silent)).toContain('npm run language');
    expect(fs.existsSync(path.join(clone, 'language/dist'))).toBe(false);
  });
});

test('the address is the one of the site, unless a variable names another one', () => {
  const local = 'http://localhost:1';
  expect(readSiteAddress(root, {})).toBe(siteUrl);
  expect(readSiteAddress(root, {TREMOR_DOCS_SITE: local})).toBe(local);
  expect(() => readSiteAddress(root, {TREMOR_DOCS_SITE: 'nowhere'})).toThrow(
    /expected in.*links\.ts/,
  );
});
