import {expect, type Site} from '../site';
import {ALL_RULES, COLOR_RULES, listViolations, settle} from './axe';
import {pickLooks} from './looks';

/** Looks in which this worker has found no violation, by theme: another page need not judge them again. */
const judged: Readonly<Record<string, Set<string>>> = {light: new Set(), dark: new Set()};

/**
 * Fails with a line per violation of WCAG 2.2 (A and AA) in the theme that the page shows.
 *
 * @param sizes a selector of the parts in which the sizes of targets are checked; by default the whole page
 */
export async function expectAccessible(site: Site, sizes?: string): Promise<void> {
  await stopMotion(site);
  await showTop(site);
  await judge(site, ALL_RULES, sizes);
}

/**
 * Fails with a line per violation of WCAG 2.2 (A and AA) in either theme.
 *
 * All rules run in the current theme. Since the document is the same, only the rules about colors run in
 * the other theme, and only if it has a new look. Then the page ends in the other theme.
 */
export async function expectAccessibleInBothThemes(site: Site, sizes?: string): Promise<void> {
  await expectAccessible(site, sizes);
  const other = (await site.theme) === 'dark' ? 'light' : 'dark';
  const picked = await pick(site, other);
  // A script sets the colors of the API reference, so they appear only after a switch.
  const isNew = await picked.evaluate(
    ({looks}) => looks.length > 0 || document.querySelector('.redocusaurus') !== null,
  );
  if (!isNew) return;
  await site.switchTheme();
  await judge(site, COLOR_RULES);
}

/** Waits until the page is at rest, and checks it; colors only in looks that were not judged yet. */
async function judge(site: Site, rules: readonly string[], sizes?: string): Promise<void> {
  await settle(site.page);
  const theme = String(await site.theme);
  const picked = await pick(site, theme);
  const violations = await listViolations(site.page, rules, {colors: picked, sizes});
  expect(violations, `in the ${theme} theme`).toEqual([]);
  for (const look of await picked.evaluate(({looks}) => looks)) judged[theme]!.add(look);
}

/** Finds an element of each look that was not judged in a theme. */
function pick({page}: Site, theme: string) {
  return page.evaluateHandle(pickLooks, {theme, known: [...judged[theme]!]});
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(site: Site): Promise<void> {
  const overflow = await site.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBe(0);
}

const LARGE_TEXT = `
  html {font-size: 200% !important}
  * {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important}`;

/** Fails when the page is wider than 320 px with text at 200 % and wide spaces (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function expectLargeTextFits(site: Site): Promise<void> {
  await site.page.setViewportSize({width: 320, height: 900});
  await site.page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, LARGE_TEXT);
  await expectNoSidewaysScroll(site);
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
