import {describe, expect, test} from 'vitest';
import {links} from './links';
import {navbar} from './navbar';

type Item = {label?: string; items?: Item[]; 'aria-label'?: string; type?: string};

/** The bar as text: one line per item, and the items of a dropdown after a colon. */
function outline(): string[] {
  const items = (navbar.items ?? []) as Item[];
  return items.map((item) => {
    const name = item.label ?? item['aria-label'] ?? item.type ?? '';
    return item.items ? `${name}: ${item.items.map(({label}) => label).join(', ')}` : name;
  });
}

describe('navbar', () => {
  test('has the items of the specification in its order', () => {
    expect(outline()).toEqual([
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

  test("names no version: docs items and the API link to the reader's version", () => {
    expect(JSON.stringify(navbar)).not.toMatch(/\b\d+\.\d+\b|edge/);
  });

  test('hides on scroll, and its icons have names', () => {
    expect(navbar.hideOnScroll).toBe(true);
    const icons = navbar.items?.filter((item) => String(item.className).includes('navbar-icon'));
    expect(icons?.map((item) => [item['aria-label'], item.href])).toEqual([
      ['Chat', links.chat],
      ['GitHub', links.repository],
    ]);
  });
});
