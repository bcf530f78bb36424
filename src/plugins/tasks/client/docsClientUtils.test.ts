import * as original from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {describe, expect, it, vi} from 'vitest';
import * as ours from './docsClientUtils';

const doc = (id: string, path: string) => ({id, path});
const version = (name: string, path: string, ids: readonly string[], isLast = false) => ({
  name,
  label: name,
  isLast,
  path,
  mainDocId: 'index',
  docs: ids.map((id) => doc(id, id === 'index' ? path : `${path}/${id}`)),
});
const docs = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    version('2', '/docs/2', ['index', 'a', 'b/c', 'new']),
    version('1', '/docs', ['index', 'a', 'b/c'], true),
  ],
};
const plugins = {
  default: docs,
  community: {path: '/community', breadcrumbs: true, versions: []},
  old: {path: '/docs-old', breadcrumbs: true, versions: []},
} as unknown as Parameters<typeof original.getActivePlugin>[0];
const data = docs as unknown as Parameters<typeof original.getActiveDocContext>[0];

const PATHS = [
  ...[
    '/',
    '/docs',
    '/docs/',
    '/docs/a',
    '/docs/a/',
    '/Docs/A',
    '/docs/2',
    '/docs/2/a',
    '/docs/2/new',
  ],
  ...[
    '/docs/2/b/c',
    '/docs/nowhere',
    '/docs/2/nowhere',
    '/docs-old/a',
    '/community',
    '/community/x',
    '/blog',
  ],
];

describe.each(PATHS)('%s', (path) => {
  it('finds what Docusaurus finds', () => {
    expect(ours.getActivePlugin(plugins, path)).toEqual(original.getActivePlugin(plugins, path));
    const context = original.getActiveDocContext(data, path);
    expect(ours.getActiveDocContext(data, path)).toEqual(context);
    expect(ours.getActiveDocContext(data, path)).toEqual(context);
    expect(ours.getDocVersionSuggestions(data, path)).toEqual(
      original.getDocVersionSuggestions(data, path),
    );
  });
});

it('fails as Docusaurus fails, and names all docs', () => {
  expect(() => ours.getActivePlugin(plugins, '/blog', {failfast: true})).toThrow(
    'Existing docs plugin paths are: /docs, /community, /docs-old',
  );
});

it('compares no letters where one path begins the page', () => {
  const compare = vi.spyOn(String.prototype, 'localeCompare');
  ours.getActivePlugin(plugins, '/community/x');
  ours.getActivePlugin(plugins, '/blog');
  expect(compare).not.toHaveBeenCalled();
  original.getActivePlugin(plugins, '/blog');
  expect(compare).toHaveBeenCalled();
});
