import type {JSHandle} from '@playwright/test';
import {expect, type Site} from '../site';
import {ALL_RULES, COLOR_RULES, listViolations, settle} from './axe';
import {pickLooks} from './looks';

/** Results of audits of other pages that this one need not repeat. */
export interface Answered {
  /** Whether another page has the same links around its text, so that their sizes are known. */
  readonly sizesAround?: boolean;
  /** Looks that were judged on other pages, by theme; the audit adds the looks of this page. */
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
 * All rules run in the current theme. Since the document is the same, only the rules about colors run in
 * the other theme, and only if it has a new look. The page ends in the other theme.
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

/** Waits until the page is at rest, and finds an element of each look that was not judged yet. */
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

/** Further down, the bar covers parts of targets, and axe would report those as too small. */
async function showTop(site: Site): Promise<void> {
  await site.page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

/** The bar slides and colors fade; axe has to see the final state. */
async function stopMotion(site: Site): Promise<void> {
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!(await site.page.evaluate(isStill))) await site.page.emulateMedia({reducedMotion: 'reduce'});
}
