import fs from 'node:fs';
import type {JSHandle, Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import type {Looks} from './looks';

/** The minified source, which a browser parses in half the time. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const rulesOf = (categories?: string[]): readonly string[] =>
  axe
    .getRules(categories)
    .filter(({tags}) => tags.some((tag) => TAGS.includes(tag)))
    // Axe leaves these out by default, too, if rules are chosen by level.
    .filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ruleId}) => ruleId);

/** The rules of these levels. */
export const ALL_RULES = rulesOf();

/** The rules whose results depend on colors. */
export const COLOR_RULES = rulesOf(['cat.color']);

/** Restricts an audit to parts of the page. */
export interface Limits {
  /** A selector of the parts that all rules check. */
  readonly parts?: string;
  /** The elements whose colors are checked, without their descendants. */
  readonly colors?: JSHandle<Looks>;
  /** A selector of the parts in which the sizes of targets are checked. */
  readonly sizes?: string;
}

/** The default selectors of these rules; an audit without limits has to restore them. */
const SUBJECTS = {
  'color-contrast': ['*'],
  'link-in-text-block': ['a[href]', '[role=link]'],
  'target-size': ['*'],
};

/** Marks the elements whose colors are checked during a run. */
const ASKED = 'data-asked-about-colors';

/**
 * Runs axe once on the current state of the page: each run reads the whole page before the first rule.
 *
 * @param rules by default all of axe, also best practices
 * @returns a line per violation: the rule, its description, the element, and the reason
 * @throws Error on a page with frames, which this does not check
 */
export async function listViolations(
  page: Page,
  rules?: readonly string[],
  {parts, colors, sizes}: Limits = {},
): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames: audit each of them.`);
  await provideAxe(page);
  const within = {
    'color-contrast': colors ? (subject: string) => `${subject}[${ASKED}]` : undefined,
    'link-in-text-block': colors ? (subject: string) => `${subject}[${ASKED}]` : undefined,
    'target-size': sizes ? (subject: string) => `${sizes} ${subject}` : undefined,
  };
  const selectors = Object.entries(SUBJECTS).map(([id, subjects]) => ({
    id,
    selector: subjects.map(within[id as keyof typeof within] ?? String).join(', '),
  }));
  const {violations} = await page.evaluate(
    async ({options, include, configured, picked, mark}) => {
      const {axe: runner} = window as unknown as {axe: Runner};
      runner.configure({rules: configured, noHtml: true});
      picked?.elements.forEach((element) => element.setAttribute(mark, ''));
      const results = await runner.run(include ? {include} : document, options);
      picked?.elements.forEach((element) => element.removeAttribute(mark));
      return results;
    },
    // Without the list of passes, for which axe would describe every element of the page.
    {
      options: {
        ...(rules ? {runOnly: {type: 'rule', values: [...rules]}} : {}),
        resultTypes: ['violations'],
      } satisfies RunOptions,
      include: parts,
      configured: selectors,
      picked: colors,
      mark: ASKED,
    },
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => {
      const element = target.join(' ').replaceAll(`[${ASKED}=""]`, '');
      return `${id}: ${help}: ${element} ${failureSummary}`;
    }),
  );
}

interface Runner {
  configure: (spec: {rules: {id: string; selector: string}[]; noHtml: boolean}) => void;
  run: (
    context: Document | {include: string},
    options: RunOptions,
  ) => Promise<Pick<AxeResults, 'violations'>>;
}

/** Loads axe into the document once, since it is half a megabyte. */
async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/**
 * Waits until the page is at rest. Each color appears at once instead of fading, except if its fade has
 * begun; an inherited color starts to fade in a later frame, when its parent's fade has ended. Animated
 * drawings never end, and axe does not check them.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The policy of the pages refuses the text of a style element.
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
    }
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
