import {expect, test} from '../site';

test('a page can list the cards of its category', async ({stage}) => {
  await stage.open('/docs/edge/cards/two');
  const card = stage.main.getByRole('article').getByRole('link', {name: /Card one/});
  await expect(card).toContainText('What the card about one says');
  await card.click();
  await expect(stage.title).toHaveText('Card one');
});

test('a category can have a page that Docusaurus makes of it', async ({stage}) => {
  await stage.open('/docs/edge/category/cards');
  await expect(stage.title).toHaveText('All cards');
  await expect(stage.main.getByRole('article').getByRole('link', {name: /Card/})).toHaveCount(2);
});

test.describe('what a card says below its title', () => {
  const TEXT = 'What the card about one says';

  test('is there without scripts, and stays when they have loaded', async ({stage, page}) => {
    const response = await page.request.get(`${stage.url}/docs/edge/category/cards`);
    expect(await response.text()).toContain(TEXT);
    await stage.open('/docs/edge/category/cards');
    await expect(stage.main.getByRole('article').first()).toContainText(TEXT);
  });

  test('comes on a page that the browser renders itself, and moves nothing', async ({
    stage,
    page,
  }) => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/cards-default-current/, async (route) => {
      await held;
      await route.continue();
    });
    await stage.open('/docs/edge');
    await stage.push('/docs/edge/category/cards');
    // Until then the page before is shown, and its article would be measured.
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

    test('is missing, and the cards lead on', async ({stage, page}) => {
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
