import {expect, test} from '../site';
import {DOCS, LATEST, NEXT, NEXT_DOCS} from '../../testing/versions';

const changes = `${NEXT_DOCS}/operations/changes`;
const kafka = `${NEXT_DOCS}/reference/connectors/kafka`;

test('the differences of a page open below its title, by keyboard', async ({site, page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.open(kafka);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.endsWith('.changes.json'))).toEqual([]);

  const line = site.main.getByRole('link', {name: `Changed since ${LATEST}`});
  await line.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', {name: `What changed from ${LATEST} to ${NEXT}`});
  await expect(panel.getByRole('heading', {name: 'kafka_consumer'})).toBeVisible();
  await expect(panel.getByText('is new: required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('the older page leads to what changed after it', async ({site, page}) => {
  await site.open(kafka.replace(NEXT_DOCS, DOCS));
  await site.main.getByRole('link', {name: `Changed in ${NEXT}`}).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', {name: NEXT, exact: true}).first().click();
  await expect(page).toHaveURL(new RegExp(`${kafka}#.+`));
});

test.describe('if the differences do not load', () => {
  test.use({expectedErrors: /status of 404.*\.changes\.json/});

  test('the line leads to the list of all changes', async ({site, page}) => {
    await page.route('**/*.changes.json', (route) => route.fulfill({status: 404, body: 'none'}));
    await site.open(kafka);
    await site.main.getByRole('link', {name: `Changed since ${LATEST}`}).click();
    await expect(page).toHaveURL(new RegExp(`${changes}#reference/connectors/kafka$`));
  });
});

test('the list of all changes shows what a pasted configuration needs', async ({site}) => {
  await site.open(changes);
  const rows = site.main.getByRole('row');
  const all = await rows.count();
  await site.main
    .getByRole('textbox', {name: 'Names, or your configuration'})
    .fill('define connector orders from kafka_consumer\nwith\n  codec = "json-sorted"\nend;');
  await expect(site.main.getByRole('status')).toHaveText('2 changes');
  await expect(rows.filter({hasText: 'kafka_consumer'})).toBeVisible();
  await expect(rows.filter({hasText: 'json-sorted'})).toBeVisible();
  await site.main.getByRole('textbox').fill('');
  await site.main.getByRole('combobox', {name: 'Change'}).selectOption('gone');
  expect(await rows.count()).toBeLessThan(all);
});
