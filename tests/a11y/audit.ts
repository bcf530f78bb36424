import type {JSHandle} from '@playwright/test';
import {expect, type Site} from '../site';
import {ALL_RULES, COLOR_RULES, listViolations, settle} from './axe';
import {pickLooks} from './looks';

/** What an audit need not ask again. */
export interface Answered {
  /** Whether another page has answered for the size of the links around the text. */
  readonly sizesAround?: boolean;
  /** Looks that other pages have answered for, by theme; those of the page join them. */
  readonly looks?: Map<string, Set<string>>;
}

/** Fails with a line per violation of WCAG 2.2 (A and AA) in the theme that the page shows. */
export async function expectAccessible(site: Site, answered: Answered = {}): Promise<void> {
  await stopMotion(site);
  await showTop(site);
  const {elements} = await pickNewLooks(site, answered);
  const sizes = answered.sizesAround ? 'main' : undefined;
  const violations = await listViolations(site.page, ALL_RULES, {colors: elements, sizes});
  expect(violations, `in the ${await site.theme} theme`).toEqual([]);
}

/**
 * Fails with a line per violation of WCAG 2.2 (A and AA) in either theme.
 *
 * Every rule is asked in the theme that the page shows, those about colors in the other one too,
 * where it has a look that is new: it is the same document. The page ends in the other theme.
 */
export async function expectAccessibleInBothThemes(
  site: Site,
  answered: Answered = {},
): Promise<void> {
  await expectAccessible(site, answered);
  await site.switchTheme();
  const {elements, count} = await pickNewLooks(site, answered);
  if (count === 0) return;
  const violations = await listViolations(site.page, COLOR_RULES, {colors: elements});
  expect(violations, `in the ${await site.theme} theme`).toEqual([]);
}

/** Finds an element of each look that the page at rest has, and that is not answered for. */
async function pickNewLooks(
  site: Site,
  {looks}: Answered,
): Promise<{elements: JSHandle<readonly Element[]>; count: number}> {
  await settle(site.page);
  const theme = String(await site.theme);
  const known = looks?.get(theme) ?? new Set<string>();
  looks?.set(theme, known);
  const picked = await site.page.evaluateHandle(pickLooks, [...known]);
  const found = await picked.evaluate((page) => page.looks);
  for (const look of found) known.add(look);
  return {elements: await picked.evaluateHandle((page) => page.elements), count: found.length};
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(site: Site): Promise<void> {
  const overflow = await site.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBe(0);
}

/** Further down, the bar covers half of what passes below it, and axe calls that too small to touch. */
async function showTop(site: Site): Promise<void> {
  await site.page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

/** The bar slides and colors fade; axe has to see where they end. */
async function stopMotion(site: Site): Promise<void> {
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!(await site.page.evaluate(isStill))) await site.page.emulateMedia({reducedMotion: 'reduce'});
}
