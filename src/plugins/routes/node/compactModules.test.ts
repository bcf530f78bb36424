import crypto from 'node:crypto';
import zlib from 'node:zlib';
import {expect, it} from 'vitest';
import {compactModules} from './compactModules';
import type {Generated} from './readGenerated';
import {versionModules} from './versionModules';

const hash = (text: string, length: number) =>
  crypto.createHash('md5').update(text).digest('hex').slice(0, length);

/** What Docusaurus writes for a version with so many docs. */
function generate(count: number): Generated {
  const ids = Array.from({length: count}, (_, n) => `section-${n % 20}/topic-${hash(`${n}`, 4)}`);
  const paths = ids.map((id) => `/docs/edge/${id}`);
  const chunk = (path: string) => hash(`chunk ${path}`, 8);
  const root = {path: '/docs', component: {hash: 'b00'}};
  return {
    routes: [
      {
        ...root,
        routes: paths.map((path) => ({
          path,
          component: {hash: hash(path, 3)},
          exact: true,
          sidebar: 'main',
        })),
      },
    ],
    chunkNames: Object.fromEntries([
      ['/docs-b00', {__comp: '0000aaaa', __context: {plugin: '1111bbbb'}}],
      ...paths.map((path) => [
        `${path}-${hash(path, 3)}`,
        {__comp: '2222cccc', content: chunk(path)},
      ]),
    ]) as Generated['chunkNames'],
    modules: new Map(
      ['0000aaaa', '1111bbbb', '2222cccc', ...paths.map(chunk)].map((name) => [name, '"module"']),
    ),
    versions: new Map([
      [
        '"versions"',
        {
          pluginId: 'default',
          version: 'current',
          docsSidebars: {
            main: ids.map((docId) => ({
              type: 'link',
              href: `/docs/edge/${docId}`,
              label: docId,
              docId,
              unlisted: false,
            })),
          },
          docs: Object.fromEntries(
            ids.map((id) => [
              id,
              {id, title: id, description: `About ${hash(`about ${id}`, 80)}`, sidebar: 'main'},
            ]),
          ),
        },
      ],
    ]),
    globalData: {
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
              name: 'current',
              path: '/docs/edge',
              sidebars: {main: {}},
              docs: ids.map((id) => ({id, path: `/docs/edge/${id}`, sidebar: 'main'})),
            },
          ],
        },
      },
    },
  };
}

const zipped = (...texts: readonly string[]) => zlib.gzipSync(texts.join('\n')).length;

it('writes a route in less than a quarter of the bytes', () => {
  const count = 400;
  const site = generate(count);
  const {'chunks.js': chunks, 'global-data.js': globalData} = compactModules(site, '/core');
  const before = zipped(
    ...[site.routes, site.chunkNames, site.globalData].map((part) => JSON.stringify(part)),
  );
  const after = zipped(chunks, globalData);
  expect(after / count).toBeLessThan(10);
  expect(after / before).toBeLessThan(1 / 4);
});

it('names a chunk that the registry does not have, and what to do', () => {
  const site = {...generate(3), modules: new Map<string, string>()};
  expect(() => compactModules(site, '/core')).toThrow(/has no chunk ".*take the plugin out/s);
});

it('keeps descriptions from the pages that show no cards', () => {
  const {files} = versionModules(generate(400), '/core');
  expect(files['version-default-current.js']).not.toContain('About');
  expect(files['descriptions-default-current.json']?.match(/About/g)).toHaveLength(400);
});

it('names a version whose data is elsewhere, and what to do', () => {
  const site = {...generate(3), versions: new Map<string, never>()};
  expect(() => compactModules(site, '/core')).toThrow(/default\/current.*take the plugin out/s);
});
