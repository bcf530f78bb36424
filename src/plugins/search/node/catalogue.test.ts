import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {readCatalogue} from './catalogue';

const doc = (permalink: string, more: object = {}) => ({
  id: permalink.split('/').slice(3).join('/'),
  permalink,
  title: `Title of ${permalink}`,
  source: `@site${permalink}.md`,
  frontMatter: {},
  draft: false,
  unlisted: false,
  ...more,
});

const version = (versionName: string, path: string, docs: object[], sidebars: object = {}) => ({
  versionName,
  path,
  tagsPath: `${path}/tags`,
  docs,
  sidebars,
});

function content(docs: object[], sidebars: object = {}): AllContent {
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          version('current', '/docs/edge', []),
          version('0.12', '/docs/0.12', docs, sidebars),
        ],
      },
      rfc: {loadedVersions: [version('current', '/rfc', [])]},
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogTagsListPath: '/blog/tags',
        blogPosts: [
          {
            metadata: {
              permalink: '/blog/post',
              title: 'Post',
              source: '@site/blog/post.md',
              frontMatter: {},
            },
          },
          {
            metadata: {
              permalink: '/blog/secret',
              title: 'S',
              source: '@site/blog/s.md',
              frontMatter: {},
              unlisted: true,
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'},
        {
          type: 'mdx',
          permalink: '/benchmarks',
          source: '@site/src/pages/b.mdx',
          title: 'B',
          frontMatter: {},
        },
      ],
    },
  };
}

describe('readCatalogue', () => {
  it('has a tag for every version of every instance, even without pages', () => {
    expect(readCatalogue(content([])).tags).toEqual([
      'default',
      'docs-default-current',
      'docs-default-0.12',
      'docs-rfc-current',
    ]);
  });

  const catalogue = readCatalogue(
    content(
      [
        doc('/docs/0.12/a'),
        doc('/docs/0.12/draft', {draft: true}),
        doc('/docs/0.12/out', {frontMatter: {search: false}}),
      ],
      {
        main: [
          {
            type: 'category',
            label: 'Reference',
            link: {type: 'doc', id: 'index'},
            items: [{type: 'category', label: 'Codecs', items: [{type: 'doc', id: 'a'}]}],
          },
        ],
      },
    ),
  );

  it.each([
    ['/docs/0.12/a', 'docs-default-0.12', 'docs'],
    ['/docs/0.12/category/generated', 'docs-default-0.12', 'docs'],
    ['/docs/0.12/api', 'docs-default-0.12', 'docs'],
    ['/docs/edge', 'docs-default-current', 'docs'],
    ['/rfc/index', 'docs-rfc-current', 'docs'],
    ['/blog/post', 'default', 'blog'],
    ['/benchmarks', 'default', 'other'],
    ['/', 'default', 'other'],
  ])('%s belongs to %s as %s', (route, tag, type) => {
    expect(catalogue.classify(route)).toMatchObject({route, tag, type});
  });

  it.each([
    '/docs/0.12/tags',
    '/docs/0.12/tags/kafka',
    '/docs/0.12/out',
    '/blog',
    '/blog/page/2',
    '/blog/archive',
    '/blog/tags/rust',
    '/404.html',
    '/__docusaurus/debug',
  ])('%s stays out', (route) => {
    expect(catalogue.classify(route)).toBeUndefined();
  });

  it('knows the categories around a page', () => {
    expect(catalogue.classify('/docs/0.12/a')?.categories).toEqual(['Reference', 'Codecs']);
  });

  it('knows a page whose permalink ends with a slash', () => {
    const root = readCatalogue(content([doc('/docs/0.12/', {frontMatter: {search_weight: 0.5}})]));
    expect(root.classify('/docs/0.12')).toMatchObject({route: '/docs/0.12', weight: 0.5});
  });

  it('reads the names in code and the words that readers type', () => {
    const frontMatter = {names: ['kafka_consumer'], search_keywords: ['broker']};
    const page = readCatalogue(content([doc('/docs/0.12/a', {frontMatter})]));
    expect(page.classify('/docs/0.12/a')).toMatchObject({
      names: ['kafka_consumer'],
      keywords: ['broker'],
    });
  });

  it('lists what a development server may index', () => {
    expect(catalogue.entries.map(({route}) => route).sort()).toEqual([
      '/benchmarks',
      '/blog/post',
      '/docs/0.12/a',
    ]);
  });

  it('works on a site with nothing but React pages', () => {
    expect(readCatalogue({}).classify('/')).toMatchObject({tag: 'default', type: 'other'});
  });

  it.each([
    [{search: 'no'}, '"search: "no""; expected true or false'],
    [{search_keywords: 'list'}, '"search_keywords: "list""; expected a list of words'],
    [{names: 'kafka'}, '"names: "kafka""; expected a list of names as they are typed in code'],
    [{search_weight: 3}, '"search_weight: 3"; expected a number above 0 and at most 2'],
  ])('refuses the front matter %j and names the file', (frontMatter, message) => {
    const make = () => readCatalogue(content([doc('/docs/0.12/a', {frontMatter})]));
    expect(make).toThrow('The front matter of @site/docs/0.12/a.md has ');
    expect(make).toThrow(message);
  });
});
