import type {Page} from '@playwright/test';
import {Playground} from '../playground';
import {test as sharedTest} from '../a11y/shared-page';
import {expect, test} from '../site';
import {DOCS, NEXT_DOCS} from '../../testing/versions';

const MARKUP = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';

/** Values in the browser's storage that the site did not write. */
const GARBAGE = ['', 'null', '{', '[{}]', '-1', '__proto__', MARKUP, 'x'.repeat(100_000)];

/** The keys from the specification, then the keys of the search, the tabs and the playground. */
const KEYS = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docs-preferred-version-community',
  'docs-preferred-version-rfc',
  'search.arrivals',
  'docusaurus.tab.os',
];

for (const value of GARBAGE) {
  test(`"${value.slice(0, 20)}" in every key of the storage is ignored`, async ({
    site,
    search,
    page,
  }) => {
    await store(page, value);
    await search.answerDocs();
    await site.open(`${DOCS}/getting-started`);
    await expect.poll(() => site.theme).toMatch(/^(light|dark)$/);
    await site.switchTheme();
    await search.search('kafka');
    await search.expectFirst('Kafka');
    await expect(page).toHaveTitle(/Tremor/);
  });
}

test('garbage in every key of the storage does not dismiss an announcement', async ({
  stage,
  page,
}) => {
  await store(page, MARKUP);
  await stage.open('/');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

/** Puts a value into every key, before any page loads. */
async function store(page: Page, value: string): Promise<void> {
  const stored = Object.fromEntries(KEYS.map((key) => [key, value]));
  await page.addInitScript((entries) => {
    Object.assign(window.localStorage, entries);
  }, stored);
}

/** Ends of addresses in links that a stranger may send to a reader. */
const ENDINGS = [
  '#%',
  '#%E0%A4%A',
  '#__proto__',
  '#constructor',
  `#${MARKUP}`,
  `#${'a'.repeat(100_000)}`,
  '#javascript:alert(1)',
  '?%',
  '?__proto__[x]=1',
  `?q=${encodeURIComponent(MARKUP)}`,
  `?docusaurus-theme=${encodeURIComponent(MARKUP)}`,
  `?docusaurus-data-x=${encodeURIComponent(MARKUP)}`,
  `?${'a'.repeat(8_000)}`,
];

for (const ending of ENDINGS) {
  sharedTest(
    `an address that ends in ${ending.slice(0, 40)} shows only the page`,
    async ({site, page}) => {
      for (const path of [`${DOCS}/getting-started`, '/blog', `${DOCS}/api`]) {
        await site.open(path + ending);
        await expect(site.main.first()).toBeVisible();
        await expect(page).toHaveTitle(/\| Tremor$/);
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the playground explains what it needs', async ({site, page}) => {
    await page.goto(`${site.url}/playground`);
    // Playwright does not search texts in this element, although it is visible.
    const note = site.main.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('The playground needs JavaScript');
  });
});

test('garbage in the keys of the playground is ignored', async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await playground.type('"mine"');
  // The first two are keys of earlier releases of the site.
  const keys = ['playground.last', 'playground.draft.0.12.script', 'playground.tab'];
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(keys[2]);
  for (const value of GARBAGE) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) {
          localStorage.setItem(name, text);
          sessionStorage.setItem(name, text);
        }
      },
      [keys, value] as const,
    );
    await page.reload();
    await expect(playground.source).toBeVisible();
    await playground.type('1 + 1');
    await expect(playground.source).toHaveText('1 + 1');
  }
});

/*
 * The previous site wrote the anchors of the grammar in lower case, such as `#rule-modulefile`. Old links
 * have to lead to the rule.
 */
for (const docs of [DOCS, NEXT_DOCS]) {
  test(`an anchor of the previous site leads to its rule in ${docs}`, async ({site, page}) => {
    await site.open(`${docs}/language/reference/EBNF`);
    const rules = await page
      .locator('[id^="rule-"]')
      .evaluateAll((elements) => elements.map(({id}) => id));
    const small = rules.map((id) => id.toLowerCase());
    expect(rules.length).toBeGreaterThan(100);
    expect(new Set(small).size, 'rules that differ in capital letters only').toBe(rules.length);
    const last = rules.findLast((id) => id !== id.toLowerCase()) ?? '';

    // From another document, because a change of the hash alone would not load the page.
    await page.goto('about:blank');
    await site.open(`${docs}/language/reference/EBNF#${last.toLowerCase()}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    expect(site.address()).toMatch(new RegExp(`#${last}$`));
  });
}
