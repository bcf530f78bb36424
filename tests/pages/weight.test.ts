import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {median} from '../../checks/style/statistics';
import {
  compressRoutes,
  type ChunkNames,
  type GeneratedRoute,
} from '../../src/plugins/routes/core/compress';
import {shorten} from '../../src/plugins/routes/core/shorten';
import {readGenerated} from '../../src/plugins/routes/node/readGenerated';
import {resolveFile} from '../../testing/server/resolve-file';
import {pickKinds} from '../a11y/kinds';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';

/** Compressed JavaScript in bytes: of the page in the middle, and of any but the API pages. */
const MEDIAN = 160 * 1024;
const MOST = 180 * 1024;

/** Compressed scripts of each docs page, in bytes. */
const weights = new Map<string, number>();

/**
 * What a page of each kind may weigh, in KB of 1024 bytes, compressed: its HTML, style sheets and
 * scripts. Measured, and a twentieth more; what makes a kind heavier than this is asked why.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  landing: 210,
  benchmarks: 210,
  'docs of the newest version': 207,
  'docs that are unreleased': 208,
  'docs that are old': 198,
  // Redoc itself comes after these.
  'API reference': 217,
  connector: 213,
  'standard library': 201,
  playground: 193,
  'blog list': 213,
  'blog post': 202,
  'blog archive': 228,
  'blog tags': 195,
  'blog tag': 197,
  community: 198,
  RFC: 203,
};
const weightsOfKinds = new Map<string, number>();
const kinds = pickKinds().filter(([kind]) => kind !== 'not found');

beforeAll(() => {
  const sizeOf = sizesOf(path.join(BUILD, 'assets/js'));
  const routes = chunksOfRoutes(path.join(PROJECT, '.docusaurus'));
  for (const [kind, path] of kinds) {
    const chunks = (routes.get(path) ?? []).reduce((sum, chunk) => sum + sizeOf(chunk), 0);
    weightsOfKinds.set(kind, weighPage(path) + chunks);
  }
  for (const [route, chunks] of routes) {
    const isDoc = /^\/(docs\/[^/]+|community|rfc)(\/|$)/.test(route) && !/\/api$/.test(route);
    if (!isDoc) continue;
    const shared = sharedScripts(path.join(BUILD, `${route}.html`));
    weights.set(route, shared + chunks.reduce((sum, chunk) => sum + sizeOf(chunk), 0));
  }
});

describe('the built site', () => {
  test('is weighed whole', () => {
    expect(weights.size).toBeGreaterThan(100);
    // React alone; and the chunks of pages were found.
    expect(Math.min(...weights.values())).toBeGreaterThan(50_000);
    expect(new Set(weights.values()).size).toBeGreaterThan(100);
  });

  test('has docs pages of at most 160 KB of JavaScript in the middle', () => {
    expect(median([...weights.values()])).toBeLessThanOrEqual(MEDIAN);
  });

  test('has no page of more than 180 KB', () => {
    expect([...weights].filter(([, bytes]) => bytes > MOST)).toEqual([]);
  });
});

describe('a page of each kind', () => {
  test.each(kinds)('%s (%s)', (kind) => {
    expect((weightsOfKinds.get(kind) ?? Infinity) / 1024).toBeLessThanOrEqual(BUDGETS[kind] ?? 0);
  });
});

/** What a page's HTML is and asks for: itself, style sheets, scripts. */
function weighPage(route: string): number {
  const {file} = resolveFile(BUILD, route);
  const html = fs.readFileSync(file, 'utf8');
  const sheets = [...html.matchAll(/<link\b[^>]*href="?([^"\s>]+\.css)/g)];
  return (
    zipped(file) +
    sheets.reduce((sum, [, source = '']) => sum + zipped(path.join(BUILD, source)), 0) +
    sharedScripts(path.join(BUILD, route === '/' ? 'index.html' : `${route}.html`))
  );
}

/** The scripts that a page's HTML asks for. */
function sharedScripts(html: string): number {
  const file = fs.existsSync(html) ? html : html.replace(/\.html$/, '/index.html');
  const sources = fs.readFileSync(file, 'utf8').matchAll(/<script src=(\S+) defer>/g);
  return [...sources].reduce((sum, [, source = '']) => sum + zipped(path.join(BUILD, source)), 0);
}

/** The size of a chunk by its name; one without a file is part of what every page loads. */
function sizesOf(folder: string): (chunk: string) => number {
  const files = new Map(fs.readdirSync(folder).map((file) => [file.split('.')[0] ?? '', file]));
  return (chunk) => (files.has(chunk) ? zipped(path.join(folder, files.get(chunk) ?? '')) : 0);
}

const known = new Map<string, number>();
function zipped(file: string): number {
  const size = known.get(file) ?? zlib.gzipSync(fs.readFileSync(file)).length;
  known.set(file, size);
  return size;
}

/** The chunks of each route and of those around it, by the names that `src/plugins/routes` gives. */
function chunksOfRoutes(generatedFiles: string): ReadonlyMap<string, readonly string[]> {
  const {routes, chunkNames} = readGenerated(generatedFiles);
  const {chunks} = compressRoutes(routes, chunkNames);
  const short = new Map(shorten(chunks).map((name, place) => [chunks[place] ?? '', name]));
  const found = new Map<string, readonly string[]>();
  const visit = (list: readonly GeneratedRoute[], around: readonly string[]): void => {
    for (const {path: route, component, routes: children} of list) {
      const own = flatten(chunkNames[`${route}-${component.hash}`] ?? []);
      const all = [...new Set([...around, ...own.map((name) => short.get(name) ?? name)])];
      if (children) visit(children, all);
      else found.set(route, all);
    }
  };
  visit(routes, []);
  return found;
}

function flatten(names: ChunkNames): readonly string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}
