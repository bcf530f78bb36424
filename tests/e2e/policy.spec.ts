import type {Page} from '@playwright/test';
import {listLanguageFiles} from '../language';
import {Playground} from '../playground';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {BUILD, findLongDoc, readSitemap} from '../sitemap';
import {expect, Site, test as base} from '../site';

/** The site on a host that ignores `_headers`, such as GitHub Pages. */
const test = base.extend<{bare: Site}, {bareHost: Served}>({
  bareHost: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const served = await serveFolder(BUILD, {withHeaders: false});
      await use(served);
      await served.close();
    },
    {scope: 'worker'},
  ],
  bare: async ({page, bareHost}, use) => {
    await recordViolations(page);
    await use(new Site(page, bareHost.url));
  },
});

/** Collects violations of the policy. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      violations.push(`${effectiveDirective}: ${blockedURI}`);
    });
  });
}

function readViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {violations: string[]}).violations);
}

/** Adds an inline script, and resolves with whether it ran. */
function addStrangeScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.strange = true';
    document.body.append(script);
    return 'strange' in window;
  });
}

async function expectGuarded(site: Site): Promise<void> {
  const {page} = site;
  expect(await readViolations(page)).toEqual([]);
  expect(site.errors).toEqual([]);
  expect(site.warnings.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  expect(await addStrangeScript(page)).toBe(false);
  expect(await readViolations(page)).toEqual(['script-src-elem: inline']);
}

test.describe('on a host that sends no headers', () => {
  test('the policy of a docs page holds', async ({bare, bareHost}) => {
    const answer = await bare.page.request.get(bareHost.url + findLongDoc());
    expect(answer.headers()['content-security-policy']).toBeUndefined();
    await bare.open(findLongDoc());
    // Client-side navigation stays under the policy of the first document.
    await bare.mark();
    await bare.navbar.getByRole('link', {name: 'Blog'}).click();
    await expect(bare.page).toHaveURL(/\/blog$/);
    expect(await bare.isMarked()).toBe(true);
    await expectGuarded(bare);
  });

  test('the policy of the playground holds, and samples run', async ({bare}) => {
    const playground = new Playground(bare);
    await playground.open();
    if (listLanguageFiles().length > 0) {
      await playground.runButton.click();
      await expect(playground.status).toContainText(/event|Valid/);
    }
    await expectGuarded(bare);
  });

  test('the policy of the API reference holds', async ({bare}) => {
    const api = readSitemap().find((route) => route.endsWith('/api'));
    await bare.open(api ?? '');
    await expect(bare.main.getByRole('heading', {level: 2}).first()).toBeVisible();
    await expectGuarded(bare);
  });
});

test('a host that sends headers sends the policy of the page, and more', async ({site, page}) => {
  const answer = await page.goto(site.url);
  const sent = answer?.headers()['content-security-policy']?.split('; ') ?? [];
  const carried = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  const names = (policy: readonly string[]) => policy.map((directive) => directive.split(' ')[0]);
  const own = carried?.split('; ') ?? [];
  expect(names(sent)).toEqual([...names(own), 'frame-ancestors']);
  const sources = (policy: readonly string[]) =>
    policy.find((directive) => directive.startsWith('script-src'))?.split(' ') ?? [];
  expect(sources(sent)).toEqual(expect.arrayContaining(sources(own)));
});
