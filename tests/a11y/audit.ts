import {expect, type Site} from '../site';
import {COLOR_RULES, OTHER_RULES, listViolations} from './axe';
import {pickLooks} from './looks';

/** Fails with a line per violation of WCAG 2.2 (A and AA) in the theme that the page shows. */
export async function expectAccessible(site: Site): Promise<void> {
  await stopMotion(site);
  const violations = [
    ...(await listViolations(site.page, OTHER_RULES)),
    ...(await listViolations(site.page, COLOR_RULES, pickLooks)),
  ];
  expect(violations, `in the ${await site.theme} theme`).toEqual([]);
}

/**
 * Fails with a line per violation of WCAG 2.2 (A and AA) in either theme.
 *
 * Every rule is asked in the theme that the page shows, those about colors in the other one too:
 * it is the same document. The page ends in the other theme.
 */
export async function expectAccessibleInBothThemes(site: Site): Promise<void> {
  await expectAccessible(site);
  await site.switchTheme();
  const faint = await listViolations(site.page, COLOR_RULES, pickLooks);
  expect(faint, `in the ${await site.theme} theme`).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(site: Site): Promise<void> {
  const overflow = await site.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBe(0);
}

/** The bar slides and colors fade; axe has to see where they end. */
async function stopMotion(site: Site): Promise<void> {
  await site.page.emulateMedia({reducedMotion: 'reduce'});
}
