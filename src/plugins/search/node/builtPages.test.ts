import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readBuiltPage} from './builtPages';
import type {PageEntry} from './catalogue';
import {emitIndexes} from './emit';

/* Markup as in a build, without optional end tags and quotes. */
const html = (body: string, head = '') =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}<title data-rh=true>Kafka | Tremor</title>` +
  `<script>var main = '<main>'</script></head><body><nav><a href=/>Menu</a></nav>` +
  `<div><aside>Sidebar</aside>${body}</div><footer>Footer</footer></body></html>`;

const article =
  '<main class="x"><article><nav class=theme-doc-breadcrumbs><ul><li>Crumb</ul></nav>' +
  '<span class="theme-doc-version-badge badge">Version: 0.12</span>' +
  '<div class="theme-doc-markdown markdown"><header><h1>Kafka</h1></header><p>Reads &amp; writes<p>events.' +
  '<h2 class="anchor x" id=config>Configuration<a href=#config class=hash-link aria-label="Direct link">\u200b</a></h2>' +
  '<ul><li>brokers<li>topics</ul><pre><code><span>let x = 1;</span><br></code></pre><button>Copy</button>' +
  '</div><footer>Edit this page</footer></article></main>';

const entry = (route: string): PageEntry => ({
  route,
  tag: 'default',
  type: 'docs',
  title: '',
  categories: ['Connectors'],
  names: [],
  keywords: [],
  description: '',
  weight: 1,
  indexed: true,
});

let outDir = '';
beforeAll(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  await fs.mkdir(path.join(outDir, 'docs/b'), {recursive: true});
  await fs.writeFile(path.join(outDir, 'index.html'), html('<main><h1>Home</h1></main>'));
  await fs.writeFile(path.join(outDir, 'docs/a.html'), html(article));
  await fs.writeFile(path.join(outDir, 'docs/b/index.html'), html('<main><p>No heading</main>'));
  await fs.writeFile(
    path.join(outDir, 'docs/hidden.html'),
    html(article, '<meta data-rh=true name=robots content="noindex, nofollow">'),
  );
});
afterAll(() => fs.rm(outDir, {recursive: true}));

const site = () => ({outDir, baseUrl: '/', titleDelimiter: '|'});

describe('readBuiltPage', () => {
  it('reads the sections of a page', async () => {
    expect(await readBuiltPage(site(), entry('/docs/a'))).toEqual({
      ...entry('/docs/a'),
      route: '/docs/a',
      type: 'docs',
      title: 'Kafka',
      categories: ['Connectors'],
      names: [],
      keywords: [],
      description: '',
      weight: 1,
      sections: [
        {title: 'Kafka', content: 'Reads & writes events.'},
        {title: 'Configuration', anchor: 'config', content: 'brokers topics let x = 1;'},
      ],
    });
  });

  it('finds pages that are folders, the root, and pages below a base URL', async () => {
    expect((await readBuiltPage(site(), entry('/docs/b')))?.title).toBe('Kafka');
    expect((await readBuiltPage(site(), entry('/')))?.title).toBe('Home');
    const below = {...site(), baseUrl: '/base/'};
    expect((await readBuiltPage(below, entry('/base/docs/a')))?.title).toBe('Kafka');
  });

  it('reads a page whose route ends in .html', async () => {
    expect((await readBuiltPage(site(), entry('/docs/a.html')))?.title).toBe('Kafka');
  });

  it('leaves out pages that ask not to be indexed', async () => {
    expect(await readBuiltPage(site(), entry('/docs/hidden'))).toBeUndefined();
  });

  it('reports the files that it looked for', async () => {
    await expect(readBuiltPage(site(), entry('/gone'))).rejects.toThrow(
      /found no file for \/gone .* expected gone\.html or gone\/index\.html/,
    );
  });
});

describe('emitIndexes', () => {
  const catalogue = {
    tags: ['default', 'docs-rfc-current'],
    entries: [],
    classify: (route: string) => (route === '/404.html' ? undefined : entry(route)),
  };
  const options = {indexCategories: true, moduleRoots: []};
  const read = (tag: string) => fs.readFile(path.join(outDir, `search-index-${tag}.json`), 'utf8');

  it('writes a file for every tag, the same bytes for routes in another order', async () => {
    const routes = ['/404.html', '/docs/a', '/', '/docs/hidden', '/docs/b'];
    await emitIndexes(site(), routes, catalogue, options);
    const first = await read('default');
    const {documents, index} = JSON.parse(first);
    expect(documents.map((document: {sectionRoute: string}) => document.sectionRoute)).toEqual([
      '/',
      '/docs/a',
      '/docs/a#config',
      '/docs/b',
    ]);
    expect(index.version).toBe('2.3.9');
    expect(JSON.parse(await read('docs-rfc-current')).documents).toEqual([]);
    await emitIndexes(site(), [...routes].reverse(), catalogue, options);
    expect(await read('default')).toBe(first);
  });
});
