import type {Page} from '@playwright/test';

interface Held {
  becomeIdle: () => boolean;
}

/** Lets what waits for an idle browser wait until `becomeIdle` is called. */
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

/** Runs what waits longest for an idle browser, and says whether there was something. */
export function becomeIdle(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Held).becomeIdle());
}
