import {expect, readAddress, Site, test} from '../site';
import {DOCS} from '../../testing/versions';

test('light is the default, also on a dark system', async ({site, page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open('/');
  expect(await site.theme).toBe('light');
  expect(await site.stored('theme')).toBeNull();
});

test('the switch changes the theme, and the choice is stored', async ({site}) => {
  await site.open('/blog');
  await site.colorSwitch.click();
  await expect.poll(() => site.theme).toBe('dark');
  expect(await site.stored('theme')).toBe('dark');
  await site.open(`${DOCS}/getting-started`);
  expect(await site.theme).toBe('dark');
  await site.colorSwitch.click();
  await expect.poll(() => site.theme).toBe('light');
  expect(await site.stored('theme')).toBe('light');
});

test('a stored choice applies before the first paint', async ({site, page}) => {
  await site.store({theme: 'dark'});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(`${site.url}/blog`);
  expect(await site.theme).toBe('dark');
});

test.use({expectedErrors: /ERR_FAILED/});

test('other tabs follow', async ({site, context}) => {
  await site.open('/');
  const other = new Site(await context.newPage(), site.url);
  await other.open('/blog');
  await site.colorSwitch.click();
  await expect.poll(() => site.theme).toBe('dark');
  await expect.poll(() => other.theme).toBe('dark');
});

test('following the system, when enabled: without a choice, and live', async ({page}) => {
  const stage = new Site(page, `${readAddress('STAGE_BELOW_A_PATH_URL')}/tremor`);
  await page.emulateMedia({colorScheme: 'dark'});
  await stage.open('/');
  expect(await stage.theme).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => stage.theme).toBe('light');
});

test('without the switch a stored choice is cleared', async ({page}) => {
  const stage = new Site(page, readAddress('STAGE_HOSTED_SEARCH_URL'));
  await page.goto(`${stage.url}/blog`);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await stage.open('/');
  await expect.poll(() => stage.stored('theme')).toBeNull();
  await expect(stage.colorSwitch).toHaveCount(0);
  await expect.poll(() => stage.theme).toBe('light');
});

test('the primary color comes from the specification; links use a darker shade', async ({
  site,
  page,
}) => {
  for (const theme of ['light', 'dark']) {
    await site.open(`${DOCS}/getting-started`);
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const primary = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--ifm-color-primary)';
      return getComputedStyle(probe).color;
    });
    expect(primary).toBe('rgb(24, 144, 255)');
    const link = site.main.locator('.markdown a[href^="/"]').first();
    await expect(link).toHaveCSS(
      'color',
      theme === 'dark' ? 'rgb(108, 182, 255)' : 'rgb(10, 95, 192)',
    );
  }
});

test('the debug pages can be read in the light theme', async ({site, page}) => {
  await site.open('/__docusaurus/debug/metadata');
  await expect(page.getByRole('heading', {name: 'Site Metadata'})).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
});

test('paper is light, also with a dark screen', async ({site, page}) => {
  await site.store({theme: 'dark'});
  await site.open(`${DOCS}/getting-started`);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(site.main.locator('.markdown > p:not([data-search-ignore])').first()).toHaveCSS(
    'color',
    'rgb(33, 50, 70)',
  );
  const code = site.main.locator('.theme-code-block').first();
  await expect(code).toHaveCSS('background-color', 'rgb(244, 247, 250)');
  // As a block it keeps its padding above and below.
  await expect(code.locator('.code-lines')).toHaveCSS('display', 'block');
});
