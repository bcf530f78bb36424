import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {median} from '../../bench/percentile';
import type {ChunkNames, GeneratedRoute} from '../../src/performance/routes/compress';
import {readGenerated} from '../../src/performance/routes/readGenerated';
import {resolveFile} from '../../testing/server/resolve-file';
import {pickKinds} from '../a11y/kinds';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';
import {readPage} from './built-page';

/** Bounds of compressed JavaScript in bytes: of the median docs page, and of any but the API pages. */
const MEDIAN = 180 * 1024;
const MOST = 200 * 1024;

/** Compressed scripts of each docs page, in bytes. */
const weights = new Map<string, number>();

/**
 * Bounds of the weight of a page by its kind, in KB of 1024 bytes, compressed: its HTML, style sheets and
 * scripts. Each is the measured weight plus a twentieth.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  landing: 219,
  benchmarks: 222,
  'docs of the newest version': 220,
  'docs that are unreleased': 222,
  'docs that are old': 210,
  // Without Redoc itself, which loads later.
  'API reference': 229,
  connector: 226,
  'standard library': 214,
  playground: 205,
  'blog list': 226,
  'blog post': 215,
  'blog archive': 241,
  'blog tags': 207,
  'blog tag': 210,
  community: 209,
  RFC: 215,
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
    weights.set(
      route,
      sharedScripts(route) + chunks.reduce((sum, chunk) => sum + sizeOf(chunk), 0),
    );
  }
});

describe('the built site', () => {
  test('has been weighed as a whole', () => {
    expect(weights.size).toBeGreaterThan(100);
    // React alone weighs this much, and pages differ by their chunks.
    expect(Math.min(...weights.values())).toBeGreaterThan(50_000);
    expect(new Set(weights.values()).size).toBeGreaterThan(100);
  });

  test('has docs pages with a median of at most 180 KB of JavaScript', () => {
    expect(median([...weights.values()])).toBeLessThanOrEqual(MEDIAN);
  });

  test('has no docs page with more than 200 KB', () => {
    expect([...weights].filter(([, bytes]) => bytes > MOST)).toEqual([]);
  });
});

describe('a page of each kind', () => {
  test.each(kinds)('%s (%s)', (kind) => {
    expect((weightsOfKinds.get(kind) ?? Infinity) / 1024).toBeLessThanOrEqual(BUDGETS[kind] ?? 0);
  });
});

/** The size of a page's HTML, and of the style sheets and scripts that it links. */
function weighPage(route: string): number {
  const {file} = resolveFile(BUILD, route);
  const {sheets} = readPage(fs.readFileSync(file, 'utf8'));
  return (
    zipped(file) +
    sheets.reduce((sum, sheet) => sum + zipped(path.join(BUILD, sheet)), 0) +
    sharedScripts(route)
  );
}

/** The size of the scripts that a page's HTML links. */
function sharedScripts(route: string): number {
  const {scripts} = readPage(fs.readFileSync(resolveFile(BUILD, route).file, 'utf8'));
  return scripts.reduce((sum, {source}) => sum + zipped(path.join(BUILD, source)), 0);
}

/** The size of a chunk by its name; a chunk without a file is part of a script of every page. */
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

/** The names of the chunks of each route and of its parents. */
function chunksOfRoutes(generatedFiles: string): ReadonlyMap<string, readonly string[]> {
  const {routes, chunkNames} = readGenerated(generatedFiles);
  const found = new Map<string, readonly string[]>();
  const visit = (list: readonly GeneratedRoute[], parents: readonly string[]): void => {
    for (const {path: route, component, routes: children} of list) {
      const own = flatten(chunkNames[`${route}-${component.hash}`] ?? []);
      const all = [...new Set([...parents, ...own])];
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
