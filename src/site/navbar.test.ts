import {describe, expect, test} from 'vitest';
import {latestVersion} from './versions/model';
import {VERSIONS} from './versions/testing';
import {links} from './links';
import {navbar} from './navbar';
import type {Pages} from './findPages';

const latest = latestVersion(VERSIONS);
const everything: Pages = {
  latest,
  hasDoc: () => true,
  hasCommunityDoc: () => true,
  hasRfc: () => true,
  hasApi: true,
};
const nothing: Pages = {
  latest,
  hasDoc: () => false,
  hasCommunityDoc: () => false,
  hasRfc: () => false,
  hasApi: false,
};

type Item = {label?: string; items?: Item[]; 'aria-label'?: string; type?: string};

/** The bar as text: one line per item, and the items of a dropdown after a colon. */
function outline(pages: Pages): string[] {
  const items = (navbar(pages).items ?? []) as Item[];
  return items.map((item) => {
    const name = item.label ?? item['aria-label'] ?? item.type ?? '';
    return item.items ? `${name}: ${item.items.map(({label}) => label).join(', ')}` : name;
  });
}

describe('navbar', () => {
  test('has the items of the specification in its order', () => {
    expect(outline(everything)).toEqual([
      'Getting Started',
      'Community: Code of Conduct, Contribute, RFCs, Events and Media, Chat',
      'Blog',
      'Docs: Guides, Reference Documentation, API',
      'docsVersionDropdown',
      'Chat',
      'GitHub',
      'search',
    ]);
  });

  test('leaves out items without a page, and dropdowns without items', () => {
    expect(outline(nothing)).toEqual([
      'Community: Chat',
      'Blog',
      'docsVersionDropdown',
      'Chat',
      'GitHub',
      'search',
    ]);
  });

  test('keeps the rest of a dropdown when one page is missing', () => {
    const pages = {...everything, hasDoc: (id: string) => id !== 'guides/index'};
    expect(outline(pages)).toContain('Docs: Reference Documentation, API');
  });

  test("names no version: docs items and the API link to the reader's version", () => {
    const next = {...everything, latest: {...latest, name: '1.2', label: '1.2'}};
    expect(navbar(next)).toEqual(navbar(everything));
    expect(JSON.stringify(navbar(everything))).not.toMatch(/\b1\.[12]\b|next/);
  });

  test('hides on scroll, and its icons have names', () => {
    const bar = navbar(everything);
    expect(bar.hideOnScroll).toBe(true);
    const icons = bar.items?.filter((item) => String(item.className).includes('navbar-icon'));
    expect(icons?.map((item) => [item['aria-label'], item.href])).toEqual([
      ['Chat', links.chat],
      ['GitHub', links.repository],
    ]);
  });
});
