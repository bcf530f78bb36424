import {expect, test} from '../site';

const TEXT = 'Tremor 0.13 is released.';

test('the bar shows until it is dismissed, and stays away', async ({stage, page}) => {
  await stage.open('/');
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(TEXT)).toBeHidden();
  expect(await stage.stored('docusaurus.announcement.dismiss')).toBe('true');
  expect(await stage.stored('docusaurus.announcement.id')).toBe('first');
  await stage.open('/blog');
  await expect(page.getByText(TEXT)).toBeHidden();
});

test('the bar is dark on a dark page', async ({stage, page}) => {
  await stage.store({theme: 'dark'});
  await stage.open('/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 39, 66)');
  await expect(bar).toHaveCSS('color', 'rgb(207, 218, 230)');
  await expect(page.getByRole('button', {name: 'Close'})).toHaveCSS('color', 'rgb(207, 218, 230)');
});

test('a new announcement resets the dismissal', async ({stage, page}) => {
  await stage.store({
    'docusaurus.announcement.id': 'an older one',
    'docusaurus.announcement.dismiss': 'true',
  });
  await stage.open('/');
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(await stage.stored('docusaurus.announcement.id')).toBe('first');
  expect(await stage.stored('docusaurus.announcement.dismiss')).toBe('false');
});

test('the site has no bar unless one is configured', async ({site, page}) => {
  await site.open('/');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});
