import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

const path = `${DOCS}/getting-started`;

test.describe('a doc as Markdown', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied by a button, and is served at its address', async ({site, page}) => {
    await site.open(path);
    await site.main.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(site.main.getByText('Copied', {exact: true})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^# .+\\n\\n> Documentation of .*${path}\\n`));
    const link = site.main.getByRole('link', {name: 'Open this page as Markdown'});
    const answer = await page.request.get(site.url + ((await link.getAttribute('href')) ?? ''));
    expect(await answer.text()).toBe(copied);
  });

  test('is not loaded without a click', async ({site, page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.open(path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => name.endsWith('.md'))).toEqual([]);
  });
});

test.describe('when the Markdown does not load', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedErrors: /status of 404.*\.md/,
  });

  test('the button reports that, and tells readers what to do', async ({site, page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'none'}));
    await site.open(path);
    await site.main.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(site.main.getByText('Not copied: open the Markdown instead')).toBeVisible();
  });
});
