import type {Page} from '@playwright/test';

/** Lets requests of a page wait from now on; returns a function that lets them through. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
