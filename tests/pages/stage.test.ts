import fs from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {beforeAll, describe, expect, test} from 'vitest';
import type {SearchBundle} from '../../src/plugins/search/core/index/model';
import {buildNamedStage, type StageBuild} from '../../testing/stage';

const indexFiles = (folder: string) =>
  fs.readdirSync(folder).filter((file) => file.startsWith('search-index-'));
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

let plain: StageBuild;
beforeAll(async () => {
  plain = await buildNamedStage('plain');
  expect(plain.code, plain.output).toBe(0);
}, 600_000);

describe('the build accepts', () => {
  test('two pages with one route, with a warning', () => {
    expect(plain.output).toMatch(/Duplicate routes found![^]*\/twice/);
  });

  test('a navbar link to a draft, which it leaves out', () => {
    const html = read(plain.folder, 'index.html');
    expect(html).toContain('Sidebar link');
    expect(html).not.toContain('Draft link');
  });
});

describe('the local engine', () => {
  const bundles = () =>
    indexFiles(plain.folder).map((file) => JSON.parse(read(plain.folder, file)) as SearchBundle);
  const documents = () => bundles().flatMap((bundle) => bundle.documents);

  test('emits an index for each version of each instance, and one for other pages', () => {
    const versions = JSON.parse(
      fs.readFileSync(path.join(plain.folder, '../versions.json'), 'utf8'),
    ) as string[];
    expect(indexFiles(plain.folder).sort()).toEqual(
      [
        'default',
        'docs-community-current',
        'docs-rfc-current',
        ...['current', ...versions].map((version) => `docs-default-${version}`),
      ]
        .map((tag) => `search-index-${tag}.json`)
        .sort(),
    );
  });

  test('leaves out drafts, unlisted and excluded pages, lists, tags, 404 and debug pages', () => {
    const text = JSON.stringify(documents());
    expect(text).toContain('xyzzytagged');
    for (const word of ['xyzzydraft', 'xyzzyunlisted', 'xyzzyexcluded'])
      expect(text).not.toContain(word);
    const routes = documents().map(({sectionRoute}) => sectionRoute);
    expect(routes).toContain('/docs/edge/tagged#part');
    const lists = /^\/(__docusaurus|404)|\/tags(\/|$)|^\/blog(\/(archive|page|authors)|$)/;
    expect(routes.filter((route) => lists.test(route))).toEqual([]);
  });

  test('has every field in each document, and a page title', () => {
    for (const document of documents()) {
      expect(document).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          title: expect.stringMatching(/./),
          content: expect.any(String),
          sectionTitle: expect.stringMatching(/./),
          pageTitle: expect.stringMatching(/./),
          sectionRoute: expect.stringMatching(/^\//),
          type: expect.stringMatching(/^(docs|blog|other)$/),
        }),
      );
    }
  });

  test('is read by stock lunr', () => {
    for (const {index, documents: own} of bundles()) {
      expect(Object.keys(index)).toEqual(
        expect.arrayContaining(['fields', 'fieldVectors', 'invertedIndex', 'pipeline']),
      );
      const refs = lunr.Index.load(index).search('title:section xyzzytagged');
      for (const {ref} of refs) expect(own[Number(ref)]).toBeDefined();
    }
  });
});

describe('the hosted engine', () => {
  let build: StageBuild;
  beforeAll(async () => {
    build = await buildNamedStage('hosted-search');
    expect(build.code, build.output).toBe(0);
  }, 600_000);

  test('emits neither a local index nor the local search box', () => {
    expect(indexFiles(build.folder)).toEqual([]);
    expect(read(build.folder, 'index.html')).not.toContain('Search...');
  });

  test('shows the search box of the hosted theme with the name of its index', () => {
    const html = read(build.folder, 'index.html');
    expect(html).toContain('DocSearch-Button');
    expect(fs.existsSync(path.join(build.folder, 'search.html'))).toBe(true);
    expect(html).toContain('docusaurus_tag');
    const scripts = fs
      .readdirSync(path.join(build.folder, 'assets/js'))
      .map((file) => read(build.folder, `assets/js/${file}`));
    expect(scripts.some((script) => script.includes('TREMORAPP'))).toBe(true);
  });
});
