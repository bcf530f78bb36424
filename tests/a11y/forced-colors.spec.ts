import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';
import {listCoveredTexts, listLostIcons, readLooks, showColors, type Pair} from './forced-colors';

const SCHEMES = ['light', 'dark'] as const;

test.use({viewport: {width: 1280, height: 1600}});

/** Expects that both elements of each pair differ, in a light and a dark palette. */
async function expectDifferent(page: Page, pairs: Readonly<Record<string, Pair>>): Promise<void> {
  for (const scheme of SCHEMES) {
    await showColors(page, scheme);
    for (const [kind, pair] of Object.entries(pairs)) {
      const [chosen, other] = await readLooks(page, pair);
      expect.soft(chosen, `${kind}, ${scheme}`).not.toBe(other);
    }
  }
}

test.describe('forced colors', () => {
  test('docs: the current link, tab and search result differ from others, and matches can be read', async ({
    docsSearch: search,
    site,
    page,
  }) => {
    await site.open(`${DOCS}/getting-started`);
    await search.search('kafka');
    await expect(search.active).toBeVisible();
    await expectDifferent(page, {
      sidebar: ['.menu__link[aria-current="page"]', '.menu__link:not([aria-current])'],
      contents: ['.table-of-contents__link--active', '.table-of-contents li:last-child > a'],
      navbar: ['.navbar__link[aria-current="page"]', '.navbar__link[href="/blog"]'],
      versions: ['.dropdown__link--active', '.dropdown__link:not(.dropdown__link--active)'],
      tab: ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      'search result': [
        '[role="option"][aria-selected="true"]',
        '[role="option"][aria-selected="false"]',
      ],
      'search box': ['[role="search"]', '.navbar__link[href="/blog"]'],
    });
    for (const scheme of SCHEMES) {
      await showColors(page, scheme);
      const match = search.hits.locator('mark').first();
      const colors = await match.evaluate((mark) => {
        const {color, backgroundColor} = getComputedStyle(mark);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        return [color, backgroundColor.endsWith(', 0)') ? ground : backgroundColor];
      });
      expect(colors[0]).not.toBe(colors[1]);
    }
  });

  for (const [kind, path, width] of [
    ['a connector', `${DOCS}/reference/connectors/kafka`, 1280],
    ['a page on a phone', `${DOCS}/getting-started`, 390],
    ['the API reference', `${DOCS}/api`, 1280],
    ['the playground', '/playground', 1280],
    ['the landing page', '/', 1280],
  ] as const) {
    test(`${kind}: each icon keeps its shape, and no text is covered`, async ({site, page}) => {
      await page.setViewportSize({width, height: 1600});
      await site.open(path);
      await page.waitForLoadState('networkidle');
      expect(await listLostIcons(page)).toEqual([]);
      expect(await listCoveredTexts(page)).toEqual([]);
    });
  }

  test('API reference: the chosen sample and the current entry differ from others', async ({
    site,
    page,
  }) => {
    await site.open(`${DOCS}/api`);
    await page.locator('.menu-content label').first().click();
    await page.locator('.menu-content label.-depth2').first().click();
    await page.locator('.menu-content label.active').waitFor();
    await expectDifferent(page, {
      sample: ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      entry: ['label.-depth2.active', 'label.-depth2:not(.active)'],
    });
  });

  test('playground: choices, the editor with the focus, a selection and a suggestion', async ({
    site,
    page,
  }) => {
    await site.open('/playground');
    const source = page.getByRole('textbox', {name: 'Script'});
    await source.press('ControlOrMeta+a');
    await source.pressSequentially('string::tri', {delay: 20});
    await page.getByRole('option').first().waitFor();
    await source.press('ControlOrMeta+a');
    await expectDifferent(page, {
      version: ['label:has(:checked)', 'label:has(input:not(:checked))'],
      editor: ['div:has(> .cm-focused)', 'div:has(> .cm-editor:not(.cm-focused))'],
      selection: ['.cm-selectionBackground', '.cm-line'],
    });
  });

  test('other pages: the current post, a highlighted line, the bars of a chart', async ({
    site,
    page,
  }) => {
    await site.open('/blog/2021/11/01/wayfair-case-studies');
    await expectDifferent(page, {
      post: [
        'a[class*="sidebarItemLinkActive"]',
        'a[class*="sidebarItemLink_"]:not([aria-current])',
      ],
    });
    await site.open('/community/development/code-blocks');
    await expectDifferent(page, {
      line: [
        '.theme-code-block-highlighted-line',
        '.code-line:not(.theme-code-block-highlighted-line)',
      ],
    });
    await site.open('/benchmarks');
    const bar = page.locator('[role="img"] svg:has(> rect)').first();
    for (const scheme of SCHEMES) {
      await showColors(page, scheme);
      const ground = await bar.evaluate((track) => getComputedStyle(track).backgroundColor);
      await expect(bar.locator('rect')).not.toHaveCSS('fill', ground);
      const canvas = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(ground).toBe(canvas);
    }
  });
});
