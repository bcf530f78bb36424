import {isLeftOut} from '../../src/performance/parts';
import {hold} from '../hold';
import {expect, test} from '../site';
import {DOCS, NEXT_DOCS} from '../../testing/versions';

test('a page can list the cards of its category', async ({stage}) => {
  await stage.open('/docs/edge/cards/two');
  const card = stage.main.getByRole('article').getByRole('link', {name: /Card one/});
  await expect(card).toContainText('What the card about one says');
  await card.click();
  await expect(stage.title).toHaveText('Card one');
});

test('a category can have a page that Docusaurus generates', async ({stage}) => {
  await stage.open('/docs/edge/category/cards');
  await expect(stage.title).toHaveText('All cards');
  await expect(stage.main.getByRole('article').getByRole('link', {name: /Card/})).toHaveCount(2);
});

test.describe('the text of a card below its title', () => {
  const WHOLE = 'without src/performance/routes, each page has all descriptions';
  const TEXT = 'What the card about one says';

  test('is shown without scripts, and stays when they have loaded', async ({stage, page}) => {
    const response = await page.request.get(`${stage.url}/docs/edge/category/cards`);
    expect(await response.text()).toContain(TEXT);
    await stage.open('/docs/edge/category/cards');
    await expect(stage.main.getByRole('article').first()).toContainText(TEXT);
  });

  test('appears on a page that the browser renders, and moves nothing', async ({stage, page}) => {
    test.skip(isLeftOut('routes'), WHOLE);
    const answer = await hold(page, /cards-default-current/);
    await stage.open('/docs/edge');
    await stage.push('/docs/edge/category/cards');
    // Until then the previous page is shown, and its article would be measured.
    await expect(stage.title).toHaveText('All cards');
    const card = stage.main.getByRole('article').first();
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(TEXT);
    const before = await card.boundingBox();
    answer();
    await expect(card).toContainText(TEXT);
    expect(await card.boundingBox()).toEqual(before);
  });

  test.describe('when it does not load', () => {
    test.use({expectedErrors: /Failed to load resource|ERR_FAILED/});

    test('is missing, and the cards still work', async ({stage, page}) => {
      test.skip(isLeftOut('routes'), WHOLE);
      await page.route(/cards-default-current/, (route) => route.abort());
      await stage.open('/docs/edge');
      await stage.push('/docs/edge/category/cards');
      await stage.main
        .getByRole('article')
        .getByRole('link', {name: /Card one/})
        .click();
      await expect(stage.title).toHaveText('Card one');
    });
  });
});

const SECTIONS = [
  '',
  '/category/concepts',
  '/category/operations',
  '/guides',
  '/language',
  '/reference',
] as const;
const FRONT_PAGES = [
  ...[DOCS, NEXT_DOCS].flatMap((docs) => SECTIONS.map((section) => docs + section)),
  '/community',
  '/rfc',
];

for (const path of FRONT_PAGES) {
  test(`${path}: a button opens the search, and the whole area of each card is a link`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    const card = site.main.locator('li:has(> p > svg)').first();
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link');
    const [place, corner] = await Promise.all([
      link.getAttribute('href'),
      card.evaluate((element) => {
        const {right, bottom} = element.getBoundingClientRect();
        return document
          .elementFromPoint(right - 4, bottom - 4)
          ?.closest('a')
          ?.getAttribute('href');
      }),
    ]);
    expect(corner).toBe(place);
    await site.main.getByRole('button', {name: /^Search (this|these|the) /}).press('Enter');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('front pages have their cards, and no button that needs scripts', async ({site, page}) => {
    await page.goto(site.url + DOCS);
    const cards = site.main.locator('li:has(> p > svg)');
    expect(await cards.count()).toBeGreaterThan(10);
    await expect(cards.first().locator('svg')).toBeVisible();
    await expect(site.main.getByRole('button', {name: /^Search/})).toBeHidden();
  });
});
