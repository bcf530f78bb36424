import type {Locator} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {findLongDoc} from '../sitemap';
import {DOCS, LABELS, LATEST, NEXT, NEXT_DOCS, OLDER} from '../../testing/versions';

const doc = findLongDoc();

/** A dropdown of the navbar by its label, opened by the pointer. */
async function openDropdown(navbar: Locator, label: string | RegExp): Promise<Locator> {
  const toggle = navbar.page().getByRole('button', {name: label, exact: true});
  await navbar.locator('.dropdown').filter({has: toggle}).hover();
  return navbar.locator('.dropdown').filter({has: toggle}).getByRole('list');
}

/** Turns the wheel over the text, and waits until the page has stopped there. */
async function scroll(site: Site, distance: number): Promise<void> {
  await site.fontsLoaded();
  await site.page.mouse.move(640, 450);
  const target = (await site.scrollTop()) + distance;
  await site.page.mouse.wheel(0, distance);
  await expect.poll(() => site.scrollTop()).toBe(target);
}

test('the items are in the order of the specification', async ({site}) => {
  await site.open('/');
  const names = await site.navbar
    .locator('.navbar__items > .navbar__item, .navbar__items > .dropdown > .navbar__link')
    .evaluateAll((items) =>
      items.map((item) => item.getAttribute('aria-label') ?? item.textContent?.trim()),
    );
  const order = ['Getting Started', 'Community', 'Blog', 'Docs', 'Chat', 'GitHub'];
  expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);
});

test('the Community dropdown leads to its pages and to the chat', async ({site, page}) => {
  await site.open('/');
  const items = await openDropdown(site.navbar, 'Community');
  await expect(items.getByRole('link', {name: 'Chat'})).toHaveAttribute('href', /^https:/);
  await items.getByRole('link', {name: 'RFCs'}).click();
  await expect(page).toHaveURL(/\/rfc$/);
});

for (const way of ['keyboard', 'pointer'] as const) {
  test(`Escape and leaving close a dropdown that the ${way} opened`, async ({site, page}) => {
    await site.open('/');
    const toggle = site.navbar.getByRole('button', {name: 'Community', exact: true});
    const link = site.navbar.getByRole('link', {name: 'RFCs'});
    if (way === 'pointer') await toggle.hover();
    else {
      await toggle.focus();
      await page.keyboard.press('Enter');
      // Tab enters an open menu and skips a closed one.
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    if (way === 'keyboard') {
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await page.mouse.move(5, 500);
      await toggle.hover();
    }
    await expect(link).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(link).toBeHidden();
  });
}

test('a click without a pointer opens and closes each dropdown, and stays on the page', async ({
  site,
  page,
}) => {
  await site.open(`${DOCS}/getting-started`);
  for (const name of ['Community', 'Docs', LATEST]) {
    const button = page.getByRole('button', {name, exact: true});
    const list = site.navbar.locator('.dropdown').filter({has: button}).getByRole('list');
    await expect(list).toBeHidden();
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(list).toBeHidden();
  }
  await expect(page).toHaveURL(`${site.url}${DOCS}/getting-started`);
});

test('the icon links have names and lead to other hosts', async ({site}) => {
  await site.open('/');
  for (const name of ['Chat', 'GitHub']) {
    const icon = site.navbar.locator(`a.navbar-icon[aria-label="${name}"]`);
    await expect(icon).toBeVisible();
    await expect(icon).toHaveAttribute('href', /^https:/);
  }
});

test.describe('versions', {tag: '@versions'}, () => {
  test('the dropdown lists all versions, the newest first, and keeps the page', async ({
    site,
    page,
  }) => {
    await site.open(`${DOCS}/getting-started`);
    const items = await openDropdown(site.navbar, LATEST);
    await expect(items.getByRole('link')).toHaveText(LABELS);
    await items.getByRole('link', {name: NEXT}).click();
    await expect(page).toHaveURL(`${site.url}${NEXT_DOCS}/getting-started`);
    await expect(site.navbar.getByRole('button', {name: NEXT, exact: true})).toBeVisible();
  });

  test('the choice is stored, and links to docs follow it', async ({site, page}) => {
    await site.open(`${DOCS}/getting-started`);
    // Nothing is stored without a choice of the reader.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const items = await openDropdown(site.navbar, LATEST);
    await items.getByRole('link', {name: NEXT}).click();
    await expect(page).toHaveURL(`${site.url}${NEXT_DOCS}/getting-started`);
    expect(await site.stored('docs-preferred-version-default')).toBe('current');
    await site.open('/blog');
    await site.navbar.getByRole('link', {name: 'Getting Started'}).click();
    await expect(page).toHaveURL(`${site.url}${NEXT_DOCS}/getting-started`);
  });

  test('on an API reference it leads to the API reference of the other version', async ({
    site,
    page,
  }) => {
    await site.open(`${DOCS}/api`);
    const items = await openDropdown(site.navbar, LATEST);
    for (const label of OLDER) {
      const other = items.getByRole('link', {name: label});
      await expect(other).toHaveAttribute('href', new RegExp(`^/docs/${label}`));
    }
    await items.getByRole('link', {name: NEXT}).click();
    await expect(page).toHaveURL(`${site.url}${NEXT_DOCS}/api`);
    await expect(site.navbar.getByRole('button', {name: NEXT, exact: true})).toBeVisible();
    expect(await site.stored('docs-preferred-version-default')).toBe('current');
  });

  test('the link to the API follows the version, as links to docs do', async ({site, page}) => {
    const api = site.navbar.getByRole('link', {name: 'API', exact: true, includeHidden: true});
    await site.open(`${DOCS}/getting-started`);
    await expect(api).toHaveAttribute('href', `${DOCS}/api`);
    await site.open(`${NEXT_DOCS}/getting-started`);
    await expect(api).toHaveAttribute('href', `${NEXT_DOCS}/api`);
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await site.open('/blog');
    await expect(api).toHaveAttribute('href', `${NEXT_DOCS}/api`);
  });

  test('unreleased docs and old docs have a banner', async ({site, page}) => {
    await site.open(`${NEXT_DOCS}/getting-started`);
    await expect(page.getByText(/Not released yet/)).toBeVisible();
    for (const label of OLDER) {
      await site.open(`/docs/${label}`);
      await expect(page.getByText(/No longer maintained/)).toBeVisible();
    }
    await site.open(`${DOCS}/getting-started`);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
});

test.describe('scrolling', () => {
  test('hides the bar when the reader scrolls down, and shows it when the reader scrolls up', async ({
    site,
    page,
  }) => {
    await site.open(doc);
    await expect(site.navbar).toBeInViewport();
    await scroll(site, 600);
    await scroll(site, 400);
    await expect(site.navbar).not.toBeInViewport();
    await scroll(site, -200);
    await expect(site.navbar).toBeInViewport();
    await scroll(site, 300);
    await expect(site.navbar).not.toBeInViewport();
    await page.keyboard.press('Home');
    await expect.poll(() => site.scrollTop()).toBe(0);
    await expect(site.navbar).toBeInViewport();
  });

  test('Tab into the hidden bar shows it and does not scroll the page', async ({site, page}) => {
    await site.open(`${DOCS}/reference/connectors/kafka`);
    await scroll(site, 1200);
    await scroll(site, 800);
    await expect(site.navbar).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await site.navbar.evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await expect(site.navbar).toBeInViewport();
    expect(await site.scrollTop()).toBe(2000);
  });

  test('a jump to an anchor hides the bar', async ({site, page}) => {
    await site.open(doc);
    await page.locator('.table-of-contents').first().getByRole('link').last().click();
    await expect.poll(() => site.scrollTop()).toBeGreaterThan(0);
    await expect(site.navbar).not.toBeInViewport();
  });

  test('the bar stays at the top of the window', async ({site}) => {
    await site.open(doc);
    const position = await site.navbar.evaluate((bar) => getComputedStyle(bar).position);
    expect(['fixed', 'sticky']).toContain(position);
  });
});

test('only the section that the reader is in is marked as current', async ({site}) => {
  await site.open(`${DOCS}/getting-started`);
  const link = site.navbar.getByRole('link', {name: 'Getting Started'});
  await expect(link).toHaveAttribute('aria-current', 'page');
  await site.open(DOCS);
  await expect(link).not.toHaveAttribute('aria-current');
});

test('every kind of item works: raw HTML, sidebar and version links', async ({stage}) => {
  await stage.open('/');
  const {navbar} = stage;
  await expect(navbar.getByText('Raw', {exact: true})).toBeVisible();
  for (const name of ['Sidebar link', 'Version link']) {
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', /^\/docs\/0\.12/);
  }
  const right = navbar.locator('.navbar__items--right');
  await expect(right.getByRole('link', {name: 'Version link'})).toBeVisible();
});

test('the menu of languages keeps path, query and hash', async ({stage}) => {
  await stage.open('/collapsible?view=all#end');
  const locales = await openDropdown(stage.navbar, 'English');
  const english = locales.getByRole('link', {name: 'English'});
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('href', /\/collapsible\?view=all#end$/);
});
