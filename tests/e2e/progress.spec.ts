import {hold} from '../hold';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

declare global {
  interface Window {
    /** When the bar appeared and moved, in ms since the click, with its style. */
    bar: {at: number; style: string}[];
    clicked: number;
  }
}

test('the progress bar appears after 200 ms, at 8 %, and grows every 800 ms', async ({
  site,
  page,
}) => {
  await site.saveData({effectiveType: '4g', saveData: true});
  await page.addInitScript(() => {
    window.bar = [];
    const onClick = () => {
      window.clicked = performance.now();
    };
    addEventListener('click', onClick, {capture: true});
    const record = () => {
      const style = document.querySelector('#nprogress .bar')?.getAttribute('style');
      const at = performance.now() - window.clicked;
      if (style && window.bar.at(-1)?.style !== style) window.bar.push({at, style});
    };
    new MutationObserver(record).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await site.open(`${DOCS}/getting-started`);
  const release = await hold(page, '**/assets/js/*.js');

  await site.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  const moves = () => page.evaluate(() => window.bar.length);
  // The bar is inserted, set to its minimum, then moved by the first trickle.
  await expect.poll(moves).toBeGreaterThanOrEqual(3);
  const bar = await page.evaluate(() => window.bar);
  const minimum = bar.find(({style}) => style.includes('-92%'));
  const trickle = bar.find(({style}) => /translate3d\(-(?!92%|100%)/.test(style));
  expect(bar[0]?.at).toBeGreaterThanOrEqual(195);
  expect(minimum?.style).toContain('200ms');
  expect((trickle?.at ?? 0) - (minimum?.at ?? 0)).toBeGreaterThanOrEqual(700);

  release();
  await expect(site.title).toHaveText('Blog');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a route that loads at once shows no progress bar', async ({site, page}) => {
  await page.addInitScript(() => {
    window.bar = [];
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) window.bar.push({at: 0, style: ''});
    }).observe(document, {childList: true, subtree: true});
  });
  await site.open('/blog');
  await site.navbar.getByRole('link', {name: 'Getting Started'}).hover();
  await page.waitForLoadState('networkidle');
  await site.navbar.getByRole('link', {name: 'Getting Started'}).click();
  await expect.poll(() => site.address()).toBe(`${DOCS}/getting-started`);
  await expect(site.title).not.toHaveText('Blog');
  expect(await page.evaluate(() => window.bar)).toEqual([]);
});
