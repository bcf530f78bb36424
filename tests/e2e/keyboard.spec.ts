import type {CDPSession, Page} from '@playwright/test';
import {needsLanguage} from '../language';
import {expect, test as base} from '../site';
import {DOCS, LATEST, LATEST_RELEASE, NEXT} from '../../testing/versions';

// Walks by keys only. Each line has role, name, and states of the element with the focus, as Chromium gives
// them to assistive technology.
type Node = Awaited<ReturnType<typeof treeOf>>[number];

/** The states that are written down, if they are set. */
const STATES = ['expanded', 'selected', 'pressed', 'checked', 'disabled', 'hasPopup'];

class Walk {
  constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /** Presses keys, and returns a line for the focus after each. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    for (const key of keys) {
      await this.page.keyboard.press(key);
      lines.push(`${key}: ${await this.focus()}`);
    }
    return lines;
  }

  /** Presses Tab until the focus is on an element. @returns its line */
  async reach(line: RegExp): Promise<string> {
    for (let count = 0; count < 150; count++) {
      await this.page.keyboard.press('Tab');
      // The whole tree takes ten times as long.
      const {result} = await this.cdp.send('Runtime.evaluate', {
        expression: 'document.activeElement',
      });
      const {nodes} = await this.cdp.send('Accessibility.getPartialAXTree', {
        ...{objectId: result.objectId, fetchRelatives: false},
      });
      if (nodes[0] && line.test(lineOf(nodes[0]))) return this.focus();
    }
    throw new Error(`150 times Tab did not lead to ${line}.`);
  }

  /** All nodes that the page gives to assistive technology. */
  tree(): Promise<readonly Node[]> {
    return treeOf(this.cdp);
  }

  /** Names of the headings down to a level. */
  async headings(last: number): Promise<readonly string[]> {
    const headings = (await this.tree()).filter(({role}) => role?.value === 'heading');
    return headings.filter((one) => Number(valueOf(one, 'level')) <= last).map(nameOf);
  }

  /** Role, name, and states of the focus. */
  async focus(): Promise<string> {
    // The focus moves in a frame after some keys.
    await this.page.evaluate(() => new Promise((next) => requestAnimationFrame(() => next(0))));
    const nodes = await this.tree();
    const node = nodes.findLast((one) => valueOf(one, 'focused') === true);
    if (!node) return 'none';
    const states = STATES.flatMap((name) => {
      const value = valueOf(node, name);
      if (value === undefined || value === 'false') return [];
      return value === false
        ? `not ${name}`
        : value === true || value === 'true'
          ? name
          : `${name} ${value}`;
    });
    const linked = ['controls', 'activedescendant'].flatMap((name) =>
      (node.properties ?? [])
        .filter((property) => property.name === name)
        .flatMap(({value}) => value.relatedNodes ?? [])
        .map(({backendDOMNodeId: id}) => nodes.find((one) => one.backendDOMNodeId === id))
        .map((one) => `${name} ${one ? lineOf(one) : 'nothing'}`),
    );
    return [lineOf(node), ...states, ...linked].join(', ');
  }
}

async function treeOf(cdp: CDPSession) {
  return (await cdp.send('Accessibility.getFullAXTree')).nodes;
}

function nameOf({name}: Node): string {
  return String(name?.value ?? '').trim();
}

function lineOf(node: Node): string {
  return `${node.role?.value} "${nameOf(node).slice(0, 60)}"`;
}

function valueOf(node: Node, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}

const test = base.extend<{walk: Walk}>({
  walk: async ({page}, use) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await use(new Walk(page, cdp));
  },
});

test('tabs: arrows, Home, End, Space, and Enter choose a tab, which names its panel', async ({
  site,
  walk,
}) => {
  await site.open('/');
  expect([
    await walk.reach(/^tab "Container"/),
    ...(await walk.press('ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'Space')),
    ...(await walk.press('Tab', 'Tab')),
  ]).toEqual([
    'tab "Container", selected, controls tabpanel "Container"',
    'ArrowRight: tab "Debian, Ubuntu", selected, controls tabpanel "Debian, Ubuntu"',
    'End: tab "Source", selected, controls tabpanel "Source"',
    'ArrowRight: tab "Container", selected, controls tabpanel "Container"',
    'ArrowLeft: tab "Source", selected, controls tabpanel "Source"',
    'Home: tab "Container", selected, controls tabpanel "Container"',
    'Space: tab "Container", selected, controls tabpanel "Container"',
    'Tab: button "Copy code to clipboard"',
    `Tab: generic "docker run --rm tremorproject/tremor:${LATEST_RELEASE} --version"`,
  ]);
});

test('dropdowns: Enter and Space open them, and Escape closes them', async ({site, walk}) => {
  await site.open(`${DOCS}/getting-started`);
  expect([
    await walk.reach(/"Community"/),
    ...(await walk.press('Enter', 'Tab', 'Escape', 'Space', 'Space')),
    await walk.reach(new RegExp(`"${LATEST}`)),
    ...(await walk.press('Enter', 'Tab', 'Escape')),
  ]).toEqual([
    'button "Community", not expanded, hasPopup menu',
    'Enter: button "Community", expanded, hasPopup menu',
    'Tab: link "Code of Conduct"',
    'Escape: button "Community", not expanded, hasPopup menu',
    'Space: button "Community", expanded, hasPopup menu',
    'Space: button "Community", not expanded, hasPopup menu',
    `button "${LATEST}", not expanded, hasPopup menu`,
    `Enter: button "${LATEST}", expanded, hasPopup menu`,
    `Tab: link "${NEXT}"`,
    `Escape: button "${LATEST}", not expanded, hasPopup menu`,
  ]);
});

test('the menu of small screens is a dialog, and Escape closes it', async ({site, page, walk}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open(`${DOCS}/getting-started`);
  expect(await walk.reach(/"Toggle navigation bar"/)).toMatch(/, not expanded$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Menu'});
  await expect(dialog.locator(':focus')).toBeVisible();
  const open = (await walk.tree()).filter(({role}) => role?.value === 'dialog');
  expect(open.map((one) => `${lineOf(one)}, modal ${valueOf(one, 'modal')}`)).toEqual([
    'dialog "Menu", modal true',
  ]);
  expect([
    await walk.focus(),
    ...(await walk.press('Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Escape')),
  ]).toEqual([
    'button "Close navigation bar"',
    'Tab: button "← Back to main menu"',
    'Shift+Tab: button "Close navigation bar"',
    'Shift+Tab: button "Switch between dark and light mode (currently light mode)"',
    'Shift+Tab: link "Tremor"',
    'Tab: button "Switch between dark and light mode (currently light mode)"',
    'Escape: button "Toggle navigation bar", not expanded',
  ]);
});

test('search: the field says which result Enter follows', async ({docsSearch, walk}) => {
  const active = async () => (await docsSearch.active.textContent())?.slice(0, 12);
  const field = 'combobox "Search", expanded, hasPopup listbox, controls listbox "Search results"';
  expect(await walk.press('Control+k')).toEqual([
    'Control+k: combobox "Search", not expanded, hasPopup listbox',
  ]);
  await walk.page.keyboard.type('kafka');
  await expect(docsSearch.hits.first()).toBeVisible();
  // The indexes of other versions arrive later, and change the list.
  await expect(walk.page.getByText('Searching more…')).toHaveCount(0);
  for (const key of ['ArrowDown', 'ArrowUp']) {
    const [line] = await walk.press(key);
    expect(line).toContain(`${key}: ${field}, activedescendant option "${await active()}`);
  }
  // It leaves the field too.
  expect(await walk.press('Escape')).toEqual([`Escape: RootWebArea "${await walk.page.title()}"`]);
  await expect(docsSearch.hits).toHaveCount(0);
});

test.describe('the playground', () => {
  needsLanguage();

  test('each control has a name and its state', async ({site, walk, page}) => {
    await site.open('/playground');
    await expect(page.getByRole('textbox', {name: 'Script'})).toBeVisible();
    expect([
      await walk.reach(/^radio/),
      ...(await walk.press(...Array<string>(22).fill('Tab'))),
      ...(await walk.press('Enter', 'Enter')),
    ]).toEqual([
      `radio "${LATEST}", checked`,
      'Tab: radio "Script", checked',
      'Tab: button "Run"',
      'Tab: button "Share"',
      'Tab: button "Download", not expanded',
      'Tab: button "Your drafts", not expanded',
      'Tab: button "Parse a line"',
      'Tab: button "Filter"',
      'Tab: button "Enrich"',
      'Tab: button "Route"',
      'Tab: button "Count per key"',
      'Tab: button "Dead letters"',
      'Tab: button "Select events"',
      'Tab: button "Count in windows"',
      'Tab: button "Deploy a flow"',
      'Tab: button "Functions", not expanded',
      'Tab: button "History", not expanded',
      'Tab: textbox "Script"',
      'Tab: textbox "Events"',
      'Tab: button "Add metadata"',
      'Tab: button "Add state"',
      'Tab: button "Add arguments"',
      'Tab: DisclosureTriangle "What runs here", not expanded',
      'Enter: DisclosureTriangle "What runs here", expanded',
      'Enter: DisclosureTriangle "What runs here", not expanded',
    ]);
  });
});

test('API reference: boxes, samples, and Copy buttons have a state and a name', async ({
  site,
  walk,
}) => {
  await site.open(`${DOCS}/api`);
  const lines = [
    ...[await walk.reach(/^button "200/), ...(await walk.press('Enter', 'Enter'))],
    ...[await walk.reach(/^button "Copy/), ...(await walk.press('Enter', 'Tab'))],
    ...[await walk.reach(/^button "Nested/), ...(await walk.press('Enter'))],
  ];
  expect(lines).toEqual([
    'button "200 The version of the runtime.", expanded',
    'Enter: button "200 The version of the runtime.", not expanded',
    'Enter: button "200 The version of the runtime.", expanded',
    'button "Copy 200 sample of Get the runtime version"',
    'Enter: button "Copy 200 sample of Get the runtime version"',
    expect.stringMatching(/^Tab: generic "\{ "version": "[\d.]+", "debug": false \}"$/),
    'button "Nested values", expanded',
    'Enter: button "Nested values", not expanded',
  ]);
  const names = await site.main
    .getByRole('button', {name: /^Copy/})
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});

test('API reference at 390 px: the menu is a button, and Escape closes it', async ({
  site,
  page,
  walk,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open(`${DOCS}/api`);
  expect([
    await walk.reach(/"Menu of the API"/),
    ...(await walk.press('Enter', 'Tab', 'Enter', 'Escape', 'Tab')),
  ]).toEqual([
    'button "Menu of the API", not expanded',
    'Enter: menuitem "Version", not expanded',
    'Tab: menuitem "Status", not expanded',
    'Enter: menuitem "Status", expanded',
    'Escape: button "Menu of the API", not expanded',
    'Tab: link "Home page"',
  ]);
});

for (const path of [`${DOCS}/getting-started`, `${DOCS}/api`, '/']) {
  test(`headings of ${path} are named once`, async ({site, walk, page}) => {
    await site.open(path);
    const texts = await page
      .locator(':is(h1, h2, h3, h4)')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
      );
    const clean = (text: string) => text.replace(/[\u200b\s]+/g, '').toLowerCase();
    // The tree has another order than the document.
    expect((await walk.headings(4)).map(clean).sort()).toEqual(texts.map(clean).sort());
  });
}
