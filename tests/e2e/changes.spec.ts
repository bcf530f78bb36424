import path from 'node:path';
import {expect, test} from '../site';
import {comparePairs, type PageChange} from '../../src/plugins/changes/node/pairs';
import {createRecordStore} from '../../src/records/model/node/store';
import {VERSIONS} from '../../testing/versions';

const siteDir = path.resolve(__dirname, '../..');
const pairs = comparePairs({siteDir, versions: VERSIONS, recordsOf: createRecordStore(siteDir)});

/** A page whose records and text both changed; a version that was just cut has none. */
const isChanged = ({before, after, parts, sections}: PageChange) =>
  before && after && parts.length > 0 && sections.length > 0;
const pair = pairs.find(({pages}) => pages.some(isChanged))!;
const {key} = pair.pages.find(isChanged)!.after!;
const [OLD, NEW] = [pair.before.label, pair.after.label];
const [oldPath, newPath] = [`/docs/${OLD}`, `/docs/${NEW}`];
const part = pair.parts.find(({change}) => change === 'changed')!.after!.name;

test('the differences of a page open below its title, by keyboard', async ({site, page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.open(`${newPath}/${key}`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.endsWith('.changes.json'))).toEqual([]);

  const line = site.main.getByRole('link', {name: `Changed since ${OLD}`});
  await line.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', {name: `What changed from ${OLD} to ${NEW}`});
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await panel.locator('ins, del').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('the older page leads to each place on the newer one', async ({site, page}) => {
  await site.open(`${oldPath}/${key}`);
  await site.main.getByRole('link', {name: `Changed in ${NEW}`}).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', {name: NEW, exact: true}).last().click();
  await expect(page).toHaveURL(new RegExp(`${newPath}/${key}(#.+)?$`));
});

test.describe('if the differences do not load', () => {
  test.use({expectedErrors: /status of 404.*\.changes\.json/});

  test('the line leads to the list of all changes', async ({site, page}) => {
    await page.route('**/*.changes.json', (route) => route.fulfill({status: 404, body: 'none'}));
    await site.open(`${newPath}/${key}`);
    await site.main.getByRole('link', {name: `Changed since ${OLD}`}).click();
    await expect(page).toHaveURL(new RegExp(`${newPath}/operations/changes#${key}$`));
  });
});

test('the list of all changes shows what a pasted configuration needs', async ({site}) => {
  await site.open(`${newPath}/operations/changes`);
  const rows = site.main.locator('tbody tr:not([hidden])');
  const all = await rows.count();
  const box = site.main.getByRole('textbox', {name: 'Names, or your configuration'});
  await box.fill(`define connector mine from ${part}\nwith\n  codec = "none-of-these"\nend;`);
  await expect(rows).not.toHaveCount(all);
  await expect(rows.first()).toContainText(part);
  await box.fill('');
  await expect(rows).toHaveCount(all);
  await site.main.getByRole('combobox', {name: 'Change'}).selectOption('new');
  await expect(rows).not.toHaveCount(all);
});
