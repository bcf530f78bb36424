import type {JSHandle, Page} from '@playwright/test';
import axe, {type AxeResults, type RunOnly, type RunOptions} from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const rulesOf = (categories?: string[]): string[] =>
  axe
    .getRules(categories)
    .filter(({tags}) => tags.some((tag) => TAGS.includes(tag)))
    // As axe does by itself when it is asked by level.
    .filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ruleId}) => ruleId);

/** The rules of these levels whose answer changes with the colors. */
export const COLOR_RULES: RunOnly = {type: 'rule', values: rulesOf(['cat.color'])};

const otherRules = rulesOf().filter((rule) => !rulesOf(['cat.color']).includes(rule));

/** The others of these levels. */
export const OTHER_RULES: RunOnly = {type: 'rule', values: otherRules};

/** Measures every link against its neighbors, which takes longer than all the rest together. */
export const SIZE_RULES: RunOnly = {type: 'rule', values: ['target-size']};

/** The others without that one. */
export const QUICK_RULES: RunOnly = {
  type: 'rule',
  values: otherRules.filter((rule) => !SIZE_RULES.values.includes(rule)),
};

/**
 * Runs axe on the page as it stands, once what moves has come to rest.
 *
 * @param rules which rules to ask; all of axe's, best practices too, when absent
 * @param within the parts to look at: a selector, or a function that picks them on the page at
 *   rest; the whole page when absent
 * @returns a line per violation: the rule, what it asks, the element, and why it breaks the rule
 * @throws Error on a page with frames, which this does not look into
 */
export async function listViolations(
  page: Page,
  rules?: RunOnly,
  within?: string | (() => Promise<JSHandle<Element[]>>),
): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: audit each of them.`);
  // A document gets axe once: half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await layOut(page);
  await comeToRest(page);
  const parts = typeof within === 'function' ? await within() : within;
  const {violations} = await page.evaluate(
    ({options, include}) => {
      const {axe: runner} = window as unknown as {axe: {run: Run}};
      // Axe refuses to look at nothing.
      if (include?.length === 0) return {violations: []};
      return runner.run(include ? {include} : document, options);
    },
    // Without the list of what passes, for which axe would name each element of the page.
    {
      options: {
        ...(rules ? {runOnly: rules} : {}),
        resultTypes: ['violations'],
      } satisfies RunOptions,
      include: parts,
    },
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

type Parts = string | readonly Element[];
type Run = (
  context: Document | {include: Parts},
  options: RunOptions,
) => Promise<Pick<AxeResults, 'violations'>>;

/**
 * Waits for the ends of fades. A color that is inherited begins to fade when its parent's has ended,
 * in a later frame. A drawing that moves by itself never rests, and axe does not look into it.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOfText = ({effect}: Animation) =>
      effect instanceof KeyframeEffect && effect.target instanceof HTMLElement;
    for (let still = 0, frame = 0; still < 2 && frame < 100; still++, frame++) {
      await nextFrame();
      const moving = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && isOfText(one));
      await Promise.allSettled(moving.map(({finished}) => finished));
      if (moving.length > 0) still = -1;
    }
  });
}

/**
 * Lays out what waits until a reader comes near, because sizes and places are guesses before that, and
 * shows each color at once instead of fading to it.
 */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The policy of the pages refuses the text of a style element.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important; transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
