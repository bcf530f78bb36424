import {expect, type Page} from '@playwright/test';
import {isLeftOut} from '../src/performance/parts';

interface Held {
  becomeIdle: () => boolean;
}

/** Holds idle callbacks back until `becomeIdle` is called. */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const run = () => {
      const next = held.shift();
      next?.();
      return next !== undefined;
    };
    Object.assign(window, {requestIdleCallback: (later: () => void) => held.push(later)});
    Object.assign(window, {becomeIdle: run});
  });
}

/** Runs the oldest idle callback. Returns false if there is none. */
export function becomeIdle(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Held).becomeIdle());
}

/** Runs the callbacks for an idle browser until all pages that links in view lead to are prefetched. */
export async function finishPrefetches(page: Page): Promise<void> {
  // Docusaurus itself prefetches at once.
  if (isLeftOut('prefetch')) return page.waitForLoadState('networkidle');
  await expect.poll(() => becomeIdle(page)).toBe(true);
  while (await becomeIdle(page));
}
