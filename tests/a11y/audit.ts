import AxeBuilder from '@axe-core/playwright';
import {expect, type Site} from '../site';

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with a line per violation: the rule, what it asks, the elements, and why each breaks it. */
export async function expectAccessible(site: Site): Promise<void> {
  // The bar slides and colors fade; axe has to see where they end.
  await site.page.emulateMedia({reducedMotion: 'reduce'});
  const {violations} = await new AxeBuilder({page: site.page}).withTags(TAGS).analyze();
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`,
    ),
  );
  expect(lines).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(site: Site): Promise<void> {
  const overflow = await site.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that the page is too wide').toBe(0);
}
