import {readFileSync} from 'node:fs';
import {expect, test} from '../site';
import {finishPrefetches, holdIdle} from '../idle';
import {DOCS, LATEST, NEXT} from '../../testing/versions';

const API = `${DOCS}/api`;
const OPERATION = '#tag/flows/operation/patch_flow_status';
const VERSIONS = [
  [LATEST, `v${LATEST}`],
  [NEXT, NEXT],
] as const;

for (const [version, folder] of VERSIONS) {
  test.describe(`API reference of ${version}`, {tag: '@versions'}, () => {
    const path = `/docs/${version}/api`;

    test('shows each operation of its description', async ({site, page}) => {
      await site.open(path);
      const description = readFileSync(`static/api/${folder}/openapi.yaml`, 'utf8');
      const summaries = [...description.matchAll(/^ {6}summary: (.+)$/gm)].map(([, text]) => text!);
      expect(summaries.length).toBeGreaterThanOrEqual(8);
      for (const summary of summaries) {
        const heading = site.main.getByRole('heading', {level: 2}).filter({hasText: summary});
        await expect(heading.first()).toBeVisible();
      }
      await expect(page).toHaveTitle('Management API | Tremor');
    });

    test('offers its description for download from this site', async ({site, page}) => {
      await site.open(path);
      const link = site.main.getByRole('link', {name: 'Download', exact: true});
      await expect(link).toHaveAttribute('href', `/api/${folder}/openapi.yaml`);
      const answer = await page.request.get(`${site.url}/api/${folder}/openapi.yaml`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toBe(readFileSync(`static/api/${folder}/openapi.yaml`, 'utf8'));
    });

    test('has each id once', async ({site, page}) => {
      await site.open(path);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.length).toBeGreaterThan(20);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    });
  });
}

test('the arrow of a choice of formats can be seen in the dark', async ({site, page}) => {
  await site.store({theme: 'dark'});
  await site.open(API + OPERATION);
  const choice = page.locator('.redocusaurus div:has(> select)').first();
  await expect(choice.locator('svg')).toHaveCSS('stroke', 'rgb(207, 218, 230)');
});

for (const [theme, ground] of [
  ['light', 'rgb(244, 247, 250)'],
  ['dark', 'rgb(16, 26, 39)'],
] as const) {
  test(`samples have the colors of code blocks, ${theme}`, async ({site, page}) => {
    await site.store({theme});
    await site.open(API + OPERATION);
    const sample = page.getByRole('tabpanel').filter({hasText: '"paused"'}).first();
    await expect(sample).toHaveCSS('background-color', ground);
  });
}

test('the groups of its menu are in sentence case', async ({site, page}) => {
  await site.open(API);
  const groups = page.locator('.menu-content > div > ul > li > label');
  await expect(groups).toHaveText(['Version', 'Status', 'Flows', 'Connectors']);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 900}});

  test('a wrapped address is whole', async ({site}) => {
    await site.open(API);
    const link = site.main.getByRole('link', {name: 'https://github.com/tremor-rs/tremor-runtime'});
    const clipped = await link.evaluate((element) => {
      const lines = [...element.getClientRects()];
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const {left, right} = box.getBoundingClientRect();
        if (lines.some((line) => line.left < left || line.right > right)) return box.className;
      }
      return '';
    });
    expect(clipped).toBe('');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the button of its menu has the site's background, ${theme}`, async ({site, page}) => {
      await site.store({theme});
      await site.open(API);
      const button = page.getByRole('button', {name: 'Menu of the API'});
      const ground = theme === 'dark' ? 'rgb(21, 34, 51)' : 'rgb(255, 255, 255)';
      await expect(button).toHaveCSS('background-color', ground);
    });
  }
});

test('an address with an operation leads to it', async ({site, page}) => {
  await site.open(API + OPERATION);
  const heading = site.main.getByRole('heading', {name: 'Pause or resume a flow'}).first();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${OPERATION}$`));
});

test('the guide leads to an operation', async ({site, page}) => {
  await site.open(`${DOCS}/operations/api-usage`);
  const link = site.main.locator(`a[href*="${API}#"]`).first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect.poll(() => site.address()).toBe(target);
  const id = decodeURIComponent(target!.split('#')[1]!);
  await expect(page.locator(`[id="${id}"]`).first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('calls, statuses, and descriptions can be read', async ({site, page}) => {
    await page.goto(site.url + API);
    await expect(site.main.getByText('/v1/flows/{flow-id}').first()).toBeVisible();
    await expect(
      site.main.getByRole('heading', {name: 'Pause or resume a flow'}).first(),
    ).toBeVisible();
    await expect(site.main.getByRole('heading', {level: 1})).toBeVisible();
    const statuses = await site.main.getByText(/^(200|400|404|503)/).count();
    expect(statuses).toBeGreaterThanOrEqual(8);
  });
});

test('the page does not move while it loads', async ({site, page}) => {
  const readShifts = await site.watchShifts();
  await site.open(API);
  await page.waitForLoadState('networkidle');
  expect(await readShifts()).toBeLessThan(0.1);
});

test.describe('with prefetches', () => {
  test.use({prefetches: true});

  test('no other page loads a byte of it', async ({site, page}) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url());
    });
    const isOfTheReference = async (script: string) =>
      (await (await page.request.get(script)).text()).includes('redoc-summary');
    const countOfTheReference = async (scripts: readonly string[]) =>
      (await Promise.all(scripts.map(isOfTheReference))).filter(Boolean).length;

    await holdIdle(page);
    await site.open(`${DOCS}/operations/api-usage`);
    await finishPrefetches(page);
    const ahead = await page
      .locator('link[rel="prefetch"][href$=".js"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(ahead.length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    const guide = [...new Set([...asked, ...ahead])];
    expect(guide.length).toBeGreaterThan(5);
    expect(await countOfTheReference(guide)).toBe(0);

    await site.open(API);
    expect(await countOfTheReference([...asked].filter((url) => !guide.includes(url)))).toBe(1);
  });
});

test('it is in the menu and in the sidebar', {tag: '@versions'}, async ({site, page}) => {
  await site.open(`${DOCS}/operations/api-usage`);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator(`a[href="${API}"]`)).toBeAttached();
  await site.navbar.getByRole('button', {name: 'Docs', exact: true}).hover();
  await expect(site.navbar.locator(`a[href="${API}"]`)).toBeAttached();
});

const queries = [
  ['/v1/flows', /^List the deployed flows/],
  ['/v1/status', /^Get the status of the node/],
  ['patch_flow_status', /^Pause or resume a flow/],
  ['pause a connector', /^Pause or resume a connector/],
] as const;
for (const [query, title] of queries) {
  test(`search finds ${query}`, async ({site, search}) => {
    await site.open(DOCS);
    await search.search(query);
    await expect(search.hits.filter({hasText: title}).first()).toBeVisible();
  });
}
