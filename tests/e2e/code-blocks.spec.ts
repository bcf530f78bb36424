import type {Locator, Page} from '@playwright/test';
import {isLeftOut} from '../../src/performance/parts';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

const PAGE = '/community/development/code-blocks';
const QUERY = 'define window ten_seconds';
/** A word that only the highlighter's script contains. */
const HIGHLIGHTER = 'extractor-name';

/** The code block that contains a text. */
function block(page: Page, text: string): Locator {
  return page.locator('.theme-code-block').filter({hasText: text});
}

function keyword(page: Page): Locator {
  return block(page, QUERY).locator('.code-keyword').first();
}

/** Collects the addresses of scripts that contain the highlighter, and can make them fail. */
async function watchHighlighter(page: Page, fail = false): Promise<readonly string[]> {
  const found: string[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(HIGHLIGHTER)) return route.fulfill({response, body});
    found.push(route.request().url());
    return fail ? route.fulfill({status: 500, body: ''}) : route.fulfill({response, body});
  });
  return found;
}

async function openByLink(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Write code blocks'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Write code blocks');
}

test('a loaded page keeps the tokens of the server and loads no highlighter', async ({
  site,
  page,
}) => {
  test.skip(isLeftOut('highlight'), 'src/plugins/highlight does this');
  const scripts = await watchHighlighter(page);
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  await expect(keyword(page)).toHaveText('define window ');
  expect(scripts).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(await page.locator('.theme-code-block [style]').count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code is readable and has its colors', async ({site, page}) => {
    await page.goto(site.url + PAGE);
    await expect(keyword(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(0);
    const color = (locator: Locator) => locator.evaluate((node) => getComputedStyle(node).color);
    expect(await color(keyword(page))).not.toBe(await color(block(page, QUERY)));
  });
});

test('a page that the browser renders loads the highlighter, once', async ({site, page}) => {
  test.skip(isLeftOut('highlight'), 'every page brings the highlighter');
  const scripts = await watchHighlighter(page);
  await site.open('/community/development');
  await site.mark();
  await openByLink(page);
  await expect(keyword(page)).toHaveText('define window ');
  await page.goBack();
  await openByLink(page);
  await expect(keyword(page)).toHaveText('define window ');
  expect(await site.isMarked()).toBe(true);
  expect(scripts).toHaveLength(1);
});

test('the server and the browser render the same block', async ({site, page}) => {
  const html = () => block(page, QUERY).locator('pre').innerHTML();
  await site.open(PAGE);
  const fromServer = await html();
  await site.open('/community/development');
  await openByLink(page);
  await expect(keyword(page)).toBeVisible();
  expect(await html()).toBe(fromServer);
});

test.describe('when the highlighter cannot be loaded', () => {
  test.use({expectedErrors: [/500 \(Internal Server Error\)/]});

  test('code stays readable', async ({site, page}) => {
    test.skip(isLeftOut('highlight'), 'every page brings the highlighter');
    const scripts = await watchHighlighter(page, true);
    await site.open('/community/development');
    await openByLink(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(block(page, QUERY)).toContainText('select {"sensor": group[0]');
    await expect(keyword(page)).toHaveCount(0);
  });
});

test('a selected block is copied line for line', async ({site, page}) => {
  await site.open(PAGE);
  for (const text of ['deploy flow main', 'match event of']) {
    const code = block(page, text).locator('code');
    await code.selectText();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.trimEnd()).toBe((await code.textContent())?.trimEnd());
  }
});

/** Presses a block's button, and returns what is in the clipboard then. */
async function copy(code: Locator): Promise<string> {
  await code.hover();
  await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(code.getByRole('button', {name: 'Copied'})).toBeVisible();
  return code.page().evaluate(() => navigator.clipboard.readText());
}

test.describe('buttons', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [what, text, copied] of [
    [
      'leaves out the lines that only mark others',
      'let $topic',
      'let $topic = "readings";\nlet $key = event.sensor;\nevent',
    ],
    [
      'takes the commands of a session without prompt and output',
      '$ tremor --version',
      'tremor --version',
    ],
  ] as const) {
    test(`copy ${what}`, async ({site, page}) => {
      await site.open(PAGE);
      expect(await copy(block(page, text))).toBe(copied);
    });
  }

  test('copy works in blocks of a page that the browser renders', async ({site, page}) => {
    await site.open('/community/development');
    await openByLink(page);
    const titled = block(page, 'define flow main').filter({hasText: 'main.troy'}).last();
    expect(await copy(titled)).toMatch(/^# Reads lines/);
  });

  test('wrapping keeps the tokens', async ({site, page}) => {
    await site.open(PAGE);
    const long = block(page, 'is cut off at the edge');
    const before = await long.locator('code').innerHTML();
    await long.hover();
    await long.getByRole('button', {name: 'Toggle word wrap'}).click();
    const pre = long.locator('pre');
    await expect
      .poll(() => pre.evaluate((node) => node.scrollWidth - node.clientWidth))
      .toBeLessThanOrEqual(0);
    expect(await long.locator('code').innerHTML()).toBe(before);
  });
});

for (const width of [1280, 768, 390]) {
  test(`at ${width} px nothing covers the code, and commands wrap`, async ({site, page}) => {
    await page.setViewportSize({width, height: 900});
    await site.open(PAGE);
    const overlaps = await page.locator('.theme-code-block').evaluateAll(
      (blocks) =>
        blocks.filter((one) => {
          const code = one.querySelector('pre')!.getBoundingClientRect();
          return [...one.querySelectorAll('button')].some((button) => {
            const {bottom, height} = button.getBoundingClientRect();
            return height > 0 && bottom > code.top;
          });
        }).length,
    );
    expect(overlaps).toBe(0);
    const command = block(page, 'curl -X PATCH').locator('pre');
    expect(await command.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
}

test('commands break between words, and all blocks have one size and padding', async ({
  site,
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await site.open(`${DOCS}/reference/connectors/kafka`);
  const words = page.locator('.code-word:visible');
  expect(await words.count()).toBeGreaterThan(5);
  const broken = await words.evaluateAll((all) =>
    all
      .filter((word) => {
        const lines =
          word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).lineHeight);
        return lines > 1.5 && word.textContent.length < 40;
      })
      .map((word) => word.textContent),
  );
  expect(broken).toEqual([]);
  const looks = await page.locator('.code-lines').evaluateAll((all) =>
    all.map((code) => {
      const {fontSize, paddingTop} = getComputedStyle(code);
      return `${fontSize} ${paddingTop}`;
    }),
  );
  expect([...new Set(looks)]).toEqual(['13px 10px']);
});

test('the carets of an error stay below the mistake on a phone', async ({site, page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await site.open(`${DOCS}/reference/errors`);
  const line = page.locator('[data-label="Error"] .code-line:has(.code-message)').first();
  const carets = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.firstChild!);
    return [...range.getClientRects()].length;
  });
  expect(carets).toBe(1);
  const region = page.locator('[data-label="Error"] pre').first();
  expect(await region.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('titles, numbers, marked lines and changes show', async ({site, page}) => {
  await site.open(PAGE);
  await expect(page.getByText('main.troy', {exact: true})).toBeVisible();
  const numbers = block(page, 'match event of').locator('.code-line-number');
  expect(await numbers.evaluateAll((all) => all.map((one) => one.dataset.line))).toEqual([
    '7',
    '8',
    '9',
    '10',
    '11',
  ]);
  await expect(
    block(page, '"celsius": 21.5').locator('.theme-code-block-highlighted-line'),
  ).toHaveText(/"sensor"/);
  await expect(block(page, 'let $topic').locator('.theme-code-block-highlighted-line')).toHaveText(
    /let \$key/,
  );
  await expect(page.locator('.code-inserted')).toHaveText(/^\+.*"json"/);
  await expect(page.locator('.code-deleted')).toHaveText(/^-.*"string"/);
});
