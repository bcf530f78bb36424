import {expectNoSidewaysScroll} from '../a11y/audit';
import {expect, test, type Site} from '../site';
import {
  DOCS,
  FROZEN,
  LATEST_LANGUAGE,
  LATEST_RELEASE,
  NEXT_DOCS,
  NEXT_LANGUAGE,
  NEXT_RELEASE,
} from '../../testing/versions';

const pages = [
  [`${DOCS}/language/expressions`, `Samples checked with ${LATEST_LANGUAGE}`],
  [`${NEXT_DOCS}/language/expressions`, `Samples checked with ${NEXT_LANGUAGE}`],
  [`${DOCS}/reference/connectors/metronome`, `flows recorded with tremor ${LATEST_RELEASE}`],
  [`${NEXT_DOCS}/reference/connectors/metronome`, `flows recorded with tremor ${NEXT_RELEASE}`],
  ...(FROZEN
    ? [
        [
          `/docs/${FROZEN.label}/tremor-script/stdlib/std/string`,
          `Samples checked with tremor-script ${FROZEN.language}`,
        ],
      ]
    : []),
];
for (const [path, note] of pages) {
  test(
    `${path} shows once what its samples were checked with`,
    {tag: '@versions'},
    async ({site}) => {
      await site.open(path!);
      await expect(site.main.getByText(note!)).toHaveCount(1);
      await expect(
        site.main.getByRole('img', {name: /^(checked|recorded) with/}).first(),
      ).toBeVisible();
    },
  );
}

test('script and result share a row if they fit, and are stacked otherwise', async ({
  site,
  page,
}) => {
  await site.open(`${DOCS}/language/expressions`);
  const sample = site.main
    .getByRole('figure')
    .filter({has: page.getByText('Script', {exact: true})})
    .filter({has: page.getByText('Result', {exact: true})})
    .filter({has: page.locator('[data-fit=narrow]:not([data-pair])')})
    .first();
  const place = async (label: string) =>
    (await sample.getByText(label, {exact: true}).first().boundingBox())!;
  expect((await place('Result')).y).toBe((await place('Script')).y);
  expect((await place('Result')).x).toBeGreaterThan((await place('Script')).x + 100);

  await page.setViewportSize({width: 390, height: 800});
  await expect
    .poll(async () => (await place('Result')).y - (await place('Script')).y)
    .toBeGreaterThan(30);
  expect((await place('Result')).x).toBe((await place('Script')).x);
});

const HEAVY = [
  `${NEXT_DOCS}/reference/connectors/kafka`,
  `${NEXT_DOCS}/reference/connectors/http`,
  `${NEXT_DOCS}/reference/stdlib/std/string`,
  `${NEXT_DOCS}/reference/cli`,
];
for (const path of HEAVY) {
  test(`${path}: the page does not scroll sideways, and the keyboard reaches everything`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({width, height: 900});
      await expectNoSidewaysScroll(site);
    }
    await expectWalk(site);
  });
}

/** Expects that the keyboard reaches and operates buttons, tabs, folds and blocks. */
async function expectWalk(site: Site): Promise<void> {
  const {page} = site;
  const copy = site.main.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.focus();
  await page.keyboard.press('Tab');
  await expect(site.main.locator('pre:focus')).toHaveCount(1);
  const tabs = site.main.getByRole('tab');
  if ((await tabs.count()) > 1) {
    await site.main.getByRole('tab', {selected: true}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  }
  const fold = site.main.locator('summary').first();
  if ((await fold.count()) > 0) {
    await fold.focus();
    const details = fold.locator('..');
    const wasOpen = await details.evaluate((node: HTMLDetailsElement) => node.open);
    await page.keyboard.press('Enter');
    await expect(details).toHaveJSProperty('open', !wasOpen);
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all panels of tabs are shown, and every button works', async ({site, page}) => {
    for (const path of HEAVY) {
      await page.goto(site.url + path);
      const hidden = await page
        .locator('main [role=tabpanel]')
        .evaluateAll(
          (panels) => panels.filter((panel) => panel.getBoundingClientRect().height === 0).length,
        );
      expect(hidden, `hidden panels of ${path}`).toBe(0);
      await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(0);
    }
  });
});
