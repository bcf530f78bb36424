import {beforeEach, expect, it} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {readApiFences} from './apiPages';
import {listPages, planPages} from './pages';
import {writeSampleRegistry} from './testing';

let site: string;
beforeEach(() => {
  site = makeFolder({
    'docs/a.md': '```tremor\n1\n```\n',
    'versioned_docs/version-1.0/b.mdx': '```tremor\n1\n```\n',
    'blog/c.md': '---\nsamples_version: "1.0"\n---\n```tremor\n1\n```\n',
    'rfc/plain.md': 'No sample.',
    'docs/image.png': '',
  });
  writeSampleRegistry(site);
});

it('planPages reads every folder, each page with its version', () => {
  expect(planPages(site).map(({page, version}) => [page, version.label])).toEqual([
    ['blog/c.md', '1.0'],
    ['docs/a.md', 'next'],
    ['versioned_docs/version-1.0/b.mdx', '1.0'],
  ]);
});

it('listPages can be narrowed to a folder or a file', () => {
  expect(listPages(site, ['docs/', 'blog/c.md'])).toEqual(['blog/c.md', 'docs/a.md']);
  expect(listPages(site, ['doc'])).toEqual([]);
});

it('readApiFences finds samples in descriptions, with their lines', () => {
  const yaml = [
    'info:',
    '  title: x',
    '  description: |',
    '    Text.',
    '',
    '    ```tremor',
    '    1',
    '    ```',
  ];
  expect(readApiFences(yaml.join('\n')).map(({text, line}) => [text, line])).toEqual([['1', 6]]);
});
