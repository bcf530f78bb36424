import fs from 'node:fs';
import type {JSHandle, Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

/** What pages get: the whole source takes a browser twice as long to read. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const rulesOf = (categories?: string[]): readonly string[] =>
  axe
    .getRules(categories)
    .filter(({tags}) => tags.some((tag) => TAGS.includes(tag)))
    // As axe does by itself when it is asked by level.
    .filter(({tags}) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ruleId}) => ruleId);

/** The rules of these levels. */
export const ALL_RULES = rulesOf();

/** Those whose answer changes with the colors. */
export const COLOR_RULES = rulesOf(['cat.color']);

/** Where to ask, instead of all over the page. */
export interface Limits {
  /** Parts to ask every rule about: a selector. */
  readonly parts?: string;
  /** Elements to judge the colors of; those within them are not, unless they stand here too. */
  readonly colors?: JSHandle<readonly Element[]>;
  /** What the links lie in that are measured against their neighbors: a selector. */
  readonly sizes?: string;
}

/** What axe applies these rules to by itself; an audit without limits has to set it again. */
const SUBJECTS = {
  'color-contrast': ['*'],
  'link-in-text-block': ['a[href]', '[role=link]'],
  'target-size': ['*'],
};

/** Marks the elements whose colors are asked about, for the length of a run. */
const ASKED = 'data-asked-about-colors';

/**
 * Runs axe on the page as it stands, once: a run reads the whole page before it asks the first rule.
 *
 * @param rules which rules to ask; all of axe's, best practices too, when absent
 * @returns a line per violation: the rule, what it asks, the element, and why it breaks the rule
 * @throws Error on a page with frames, which this does not look into
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
    async ({options, include, configured, elements, mark}) => {
      const {axe: runner} = window as unknown as {axe: Runner};
      runner.configure({rules: configured});
      elements?.forEach((element) => element.setAttribute(mark, ''));
      const results = await runner.run(include ? {include} : document, options);
      elements?.forEach((element) => element.removeAttribute(mark));
      return results;
    },
    // Without the list of what passes, for which axe would name each element of the page.
    {
      options: {
        ...(rules ? {runOnly: {type: 'rule', values: [...rules]}} : {}),
        resultTypes: ['violations'],
      } satisfies RunOptions,
      include: parts,
      configured: selectors,
      elements: colors,
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
  configure: (spec: {rules: {id: string; selector: string}[]}) => void;
  run: (
    context: Document | {include: string},
    options: RunOptions,
  ) => Promise<Pick<AxeResults, 'violations'>>;
}

/** Brings axe into the document, once: half a megabyte of script. */
async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/** Shows the page as readers see it when what moves has come to rest, and all of it is laid out. */
export async function settle(page: Page): Promise<void> {
  await stopTransitions(page);
  await comeToRest(page);
}

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

/** Shows each color at once instead of fading to it. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The policy of the pages refuses the text of a style element.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
