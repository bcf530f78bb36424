import {expect, readAddress, Site, test} from '../site';
import {DOCS} from '../versions';

test('light is the default, whatever the system says', async ({site, page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open('/');
  expect(await site.theme).toBe('light');
  expect(await site.stored('theme')).toBeNull();
});

test('the switch changes the theme, and the choice is kept', async ({site}) => {
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

test('a stored choice is there before the first paint', async ({site, page}) => {
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
  const stage = new Site(page, readAddress('STAGE_SYSTEM_COLORS_URL'));
  await page.emulateMedia({colorScheme: 'dark'});
  await stage.open('/');
  expect(await stage.theme).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => stage.theme).toBe('light');
});

test('without the switch a stored choice is cleared', async ({page}) => {
  const stage = new Site(page, readAddress('STAGE_FIXED_COLORS_URL'));
  await page.goto(`${stage.url}/blog`);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await stage.open('/');
  await expect.poll(() => stage.stored('theme')).toBeNull();
  await expect(stage.colorSwitch).toHaveCount(0);
  await expect.poll(() => stage.theme).toBe('light');
});
