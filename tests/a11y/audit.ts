import {expect, type Site} from '../site';
import {COLOR_RULES, OTHER_RULES, QUICK_RULES, SIZE_RULES, listViolations} from './axe';
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
  const violations = [
    ...(answered.sizesAround
      ? [
          ...(await listViolations(site.page, QUICK_RULES)),
          ...(await listViolations(site.page, SIZE_RULES, 'main')),
        ]
      : await listViolations(site.page, OTHER_RULES)),
    ...(await listFaint(site, answered)),
  ];
  expect(violations, `in the ${await site.theme} theme`).toEqual([]);
}

/**
 * Fails with a line per violation of WCAG 2.2 (A and AA) in either theme.
 *
 * Every rule is asked in the theme that the page shows, those about colors in the other one too:
 * it is the same document. The page ends in the other theme.
 */
export async function expectAccessibleInBothThemes(
  site: Site,
  answered: Answered = {},
): Promise<void> {
  await expectAccessible(site, answered);
  await site.switchTheme();
  expect(await listFaint(site, answered), `in the ${await site.theme} theme`).toEqual([]);
}

/** Asks the rules about colors, once per look. */
async function listFaint(site: Site, {looks}: Answered): Promise<readonly string[]> {
  const theme = String(await site.theme);
  const known = looks?.get(theme) ?? new Set<string>();
  looks?.set(theme, known);
  return listViolations(site.page, COLOR_RULES, async () => {
    const picked = await site.page.evaluateHandle(pickLooks, [...known]);
    const found = await picked.evaluate(({looks: ofPage}) => ofPage);
    for (const look of found) known.add(look);
    return picked.evaluateHandle(({elements}) => elements);
  });
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
  await site.page.emulateMedia({reducedMotion: 'reduce'});
}
