import {expect, test} from '../site';
import {findLongDoc} from '../sitemap';
import {hasPageDates} from '../../src/site/pageDates';

const doc = findLongDoc();

test('a long page has a button that scrolls back to its top', async ({site, page}) => {
  await site.open(doc);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => site.scrollTop()).toBeGreaterThan(1000);
  // The button appears when a reader scrolls up.
  await page.mouse.wheel(0, -200);
  await button.click();
  await expect.poll(() => site.scrollTop()).toBe(0);
});

test('breadcrumbs have structured data for search engines', async ({site, page}) => {
  await site.open(doc);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = texts.map((text) => (JSON.parse(text) as {'@type': string})['@type']);
  expect(kinds).toContain('BreadcrumbList');
});

test('a post names its subject below a title that does not, in the list too', async ({site}) => {
  const subject = 'Case study: Tremor on Kubernetes';
  for (const path of ['/blog/2021/11/05/kubernetes-sidecars', '/blog/tags/k-8-s']) {
    await site.open(path);
    const header = site.main.locator('article > header').filter({hasText: 'The case that needed'});
    await expect(header.getByText(subject, {exact: true})).toBeVisible();
  }
});

test('a doc and a post show when they were changed last', async ({site}) => {
  const isWhole = hasPageDates(__dirname);
  for (const path of [doc, '/blog/2020/02/22/welcome']) {
    await site.open(path);
    const line = site.main.getByText(/^Last updated on/);
    await expect(line).toHaveCount(isWhole ? 1 : 0);
    if (isWhole) await expect(line.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
  }
});
