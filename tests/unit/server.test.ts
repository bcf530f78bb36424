import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {makeSharedFolder} from '../../testing/folders';
import {headersFor, parseHeaders} from '../../testing/server/headers';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';

const folder = makeSharedFolder({
  'index.html': 'home',
  'docs/edge.html': 'edge',
  '404.html': 'nothing here',
  _headers: '/*\n  X-Frame-Options: DENY\n',
});
let site: Served;

beforeAll(async () => {
  site = await serveFolder(folder);
});
afterAll(() => site.close());

test.each([
  ['/', 200, 'home'],
  ['/docs/edge', 200, 'edge'],
  ['/docs/edge.html', 200, 'edge'],
  ['/docs/', 404, 'nothing here'],
  ['/nowhere', 404, 'nothing here'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'nothing here'],
  ['/%', 404, 'nothing here'],
])('%s answers %i', async (pathname, status, body) => {
  const response = await fetch(site.url + pathname);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});

test('text is compressed, and _headers apply', async () => {
  const {headers} = await fetch(site.url, {headers: {'accept-encoding': 'gzip'}});
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

describe('a response that is compressed already', () => {
  const ask = (pathname: string, headers: Record<string, string> = {}) =>
    fetch(site.url + pathname, {headers: {'accept-encoding': 'gzip', ...headers}});

  test('is sent again with its length, its type and the headers of _headers', async () => {
    const first = await ask('/docs/edge');
    expect(await first.text()).toBe('edge');
    expect(first.headers.has('content-length')).toBe(false);
    const again = await ask('/docs/edge');
    expect(await again.text()).toBe('edge');
    expect(Number(again.headers.get('content-length'))).toBeGreaterThan(0);
    for (const name of ['content-type', 'content-encoding', 'x-frame-options', 'cache-control']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  test('is not used for a range, for a client without compression, or with the status 404', async () => {
    await (await ask('/docs/edge')).text();
    const part = await ask('/docs/edge', {range: 'bytes=0-1'});
    expect([part.status, await part.text()]).toEqual([206, 'ed']);
    const plain = await ask('/docs/edge', {'accept-encoding': 'identity'});
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (let time = 0; time < 2; time += 1) {
      const missing = await ask('/nowhere');
      expect([missing.status, await missing.text()]).toEqual([404, 'nothing here']);
    }
  });
});

describe('_headers', () => {
  const rules = parseHeaders('# a\n/*\n  A: 1\n  B: 2\n\n/search-index-*\n  A: 3\n');

  test('a later block wins, a star matches the rest', () => {
    expect(headersFor(rules, '/docs')).toEqual({a: '1', b: '2'});
    expect(headersFor(rules, '/search-index-default.json')).toEqual({a: '3', b: '2'});
  });

  test('a line that is neither a path nor a header is reported', () => {
    expect(() => parseHeaders('/*\nCache-Control no-cache')).toThrow(/line 2/);
  });
});
