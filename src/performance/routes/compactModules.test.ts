import crypto from 'node:crypto';
import zlib from 'node:zlib';
import {expect, it} from 'vitest';
import {compactModules} from './compactModules';
import type {Generated} from './readGenerated';
import {splitVersions} from './splitVersions';

const hash = (text: string, length: number) =>
  crypto.createHash('md5').update(text).digest('hex').slice(0, length);

/** The files that Docusaurus generates for a version with this number of docs. */
function generate(count: number): Generated {
  const ids = Array.from({length: count}, (_, n) => `section-${n % 20}/topic-${hash(`${n}`, 4)}`);
  const paths = ids.map((id) => `/docs/edge/${id}`);
  const chunk = (path: string) => hash(`chunk ${path}`, 8);
  const doc = (path: string) => ({
    path,
    component: {hash: hash(path, 3)},
    exact: true,
    sidebar: 'main',
  });
  const describe = (id: string) => [id, {id, title: id, description: `About ${id}`}];
  return {
    routes: [{path: '/docs', component: {hash: 'b00'}, routes: paths.map(doc)}],
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
        '@generated/versions.json',
        {
          version: {
            pluginId: 'default',
            version: 'current',
            docs: Object.fromEntries(ids.map(describe)) as Record<string, {description: string}>,
          },
        },
      ],
    ]),
  };
}

const zipped = (...texts: readonly string[]) => zlib.gzipSync(texts.join('\n')).length;

it('writes a route in less than a quarter of the bytes', () => {
  const count = 400;
  const site = generate(count);
  const {'chunks.js': chunks} = compactModules(site, '/table.ts');
  const before = zipped(...[site.routes, site.chunkNames].map((part) => JSON.stringify(part)));
  expect(zipped(chunks) / count).toBeLessThan(10);
  expect(zipped(chunks) / before).toBeLessThan(1 / 4);
});

it('names a chunk that the registry does not have, and says what to do', () => {
  const site = {...generate(3), modules: new Map<string, string>()};
  expect(() => compactModules(site, '/table.ts')).toThrow(/has no chunk ".*PLAIN=routes/s);
});

it('moves descriptions out of the data that every page of a version loads', () => {
  const {replaced, files} = splitVersions(generate(400).versions);
  expect(replaced).toEqual({'@generated/versions.json': 'version-default-current.json'});
  expect(files['version-default-current.json']).not.toContain('About');
  expect(files['descriptions-default-current.json']?.match(/About/g)).toHaveLength(400);
  expect(files['descriptions.js']).toContain('"default/current": () => import(');
});

it('reports missing data of versions, and says what to do', () => {
  expect(() => splitVersions(new Map())).toThrow(/docs of a version.*PLAIN=routes/s);
});
