// @vitest-environment jsdom
import {act, createElement as h, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import * as library from 'react-helmet-async';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import * as own from './Helmet';

type Helmets = {
  readonly Helmet: ComponentType<{children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{children?: ReactNode}>;
};
type Head = readonly ReactNode[];

beforeAll(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
});

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="kept">';
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});

/** Shows one page after another, each a chain of nested heads, and reads the document after each. */
async function show(
  {Helmet, HelmetProvider}: Helmets,
  pages: readonly (readonly Head[])[],
): Promise<string[]> {
  const root = createRoot(document.createElement('div'));
  const seen: string[] = [];
  for (const heads of [...pages, []]) {
    const tree = heads.reduceRight<ReactNode>(
      (inner, head, depth) => [h(Helmet, {key: depth}, ...head), h('div', {key: 'inner'}, inner)],
      null,
    );
    await act(async () => root.render(h(HelmetProvider, null, tree)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const tags = [...document.head.children].filter(({tagName}) => tagName !== 'TITLE');
    seen.push(
      [
        document.title,
        ...tags.map(({outerHTML}) => outerHTML).sort(),
        ...document.documentElement
          .getAttributeNames()
          .filter((name) => name !== 'data-rh')
          .map((name) => `${name}=${document.documentElement.getAttribute(name)}`)
          .sort(),
      ].join('\n'),
    );
  }
  await act(async () => root.unmount());
  return seen;
}

const site: Head = [
  h('html', {key: 1, lang: 'en', dir: 'ltr'}),
  h('title', {key: 2}, 'Tremor'),
  h('meta', {key: 3, property: 'og:title', content: 'Tremor'}),
  h('meta', {key: 4, name: 'twitter:card', content: 'summary'}),
  h('link', {key: 5, rel: 'icon', href: '/favicon.ico'}),
];
const doc: Head = [
  h('html', {key: 1, className: 'docs-wrapper'}),
  h('title', {key: 2}, ['Install', ' | ', 'Tremor']),
  h('meta', {key: 3, property: 'og:title', content: 'Install'}),
  h('link', {key: 4, rel: 'canonical', href: 'https://example.com/a'}),
  h('link', {key: 5, rel: 'alternate', href: 'https://example.com/a', hrefLang: 'en'}),
  h('link', {key: 6, rel: 'alternate', href: 'https://example.com/a', hrefLang: 'x-default'}),
];
const post: Head = [
  h('meta', {key: 1, name: 'robots', content: 'noindex'}),
  h('script', {key: 2, type: 'application/ld+json'}, '{"@type": "BlogPosting"}'),
  h('style', {key: 3}, 'body { color: red }'),
  null,
  false,
];
const later: Head = [
  h('link', {key: 1, rel: 'CANONICAL', href: 'https://example.com/b'}),
  h('meta', {key: 2, charSet: 'utf-8'}),
  h('meta', {key: 3, name: 'ROBOTS', content: 'all'}),
  h('meta', {key: 4, content: 'has no name'}),
  h('script', {key: 5, src: '/x.js', async: true}),
];

describe('a small Helmet', () => {
  it.each([
    ['one head', [[site]]],
    ['a page inside the site', [[site, doc]]],
    [
      'another page',
      [
        [site, doc],
        [site, post],
      ],
    ],
    ['three deep, and back', [[site, doc, later], [site], [site, post, later]]],
    ['a tag that an outer head has too', [[site, later, post, doc]]],
    [
      'the same page again',
      [
        [site, doc],
        [site, doc],
      ],
    ],
  ])('writes what the library writes: %s', async (_, pages) => {
    const expected = await show(library, pages);
    document.head.innerHTML = '<meta name="viewport" content="kept">';
    expect(await show(own, pages)).toEqual(expected);
    expect(expected[0]).toContain('Tremor');
  });

  it('takes over what the server wrote, without replacing it', async () => {
    document.head.innerHTML = '<meta data-rh="true" property="og:title" content="Tremor">';
    const [fromServer] = document.head.children;
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(h(own.Helmet, null, ...site)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.head.querySelectorAll('meta')).toHaveLength(2);
    expect(fromServer?.isConnected).toBe(true);
    await act(async () => root.unmount());
  });

  it('refuses components, as the library does', async () => {
    const page = [[h(() => null, {key: 1})]];
    await expect(show(own, [page])).rejects.toThrow('not components');
  });
});
