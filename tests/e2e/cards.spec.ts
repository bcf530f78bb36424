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
