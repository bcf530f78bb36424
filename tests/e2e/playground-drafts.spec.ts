import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {DRAFTS} from '../../src/plugins/live/core/keptDraft';
import {needsLanguage} from '../language';
import {replaceEditorText} from '../liveSample';
import {expect, Playground, playgroundTest as test} from '../playground';
import {Site} from '../site';
import {LATEST} from '../../testing/versions';

needsLanguage();

async function listed(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Your drafts'}).click();
  return page.getByRole('region', {name: 'Your drafts'}).getByRole('listitem');
}

test('each tab keeps its own work, and lists that of the other', async ({
  playground,
  page,
  context,
}) => {
  await playground.open();
  await playground.type('"first"');
  const other = new Playground(new Site(await context.newPage(), playground.site.url));
  await other.open();
  await expect(other.source).toHaveText('"first"');
  await expect(other.notice).toContainText('also open in another tab');
  await other.type('"second"');
  await playground.type('"first, changed"');
  await other.page.reload();
  await expect(other.source).toHaveText('"second"');
  await page.reload();
  await expect(playground.source).toHaveText('"first, changed"');
  const drafts = await listed(page);
  await expect(drafts).toHaveCount(2);
  const second = drafts.filter({hasText: '"second"'});
  await expect(second).toContainText('open in another tab');
  await second.getByRole('button', {name: /^Restore/}).click();
  await playground.type('"third"');
  await other.page.reload();
  await expect(other.source).toHaveText('"second"');
  await expect(drafts).toHaveCount(3);
});

test('drafts are listed, restored, deleted, and exported', async ({playground, page}) => {
  await playground.open();
  await playground.type('"one"');
  for (const name of ['Filter', 'Route']) {
    await page.getByRole('button', {name, exact: true}).click();
    await expect(playground.notice).toContainText('was kept');
  }
  await playground.type('\n"two"');
  const drafts = await listed(page);
  await expect(drafts.locator('code')).toHaveText(['"two"', '"one"']);
  await expect(drafts.first()).toContainText(`${LATEST} · Script`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export all'}).click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  const file = JSON.parse(text) as {readonly drafts: readonly {readonly source: string}[]};
  expect(file.drafts.map(({source}) => source)).toEqual(['\n"two"', '"one"']);
  await page.getByRole('button', {name: 'Restore "one"'}).click();
  await expect(playground.source).toHaveText('"one"');
  await page.getByRole('button', {name: 'Delete "two"'}).click();
  await expect(drafts).toHaveCount(1);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(drafts).toHaveCount(2);
});

test('drafts of earlier releases are taken over, and the oldest is removed with a notice', async ({
  playground,
  site,
  page,
}) => {
  const old = Array.from({length: DRAFTS}, (_, index) => [
    `playground.draft.0.${index}.script`,
    JSON.stringify({source: `"old ${index}"`}),
  ]);
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((entries) => Object.assign(localStorage, entries), {
    ...Object.fromEntries(old),
    [`playground.draft.${LATEST}.query`]: JSON.stringify({source: 'select'}),
    'playground.last': `${LATEST}/query`,
  });
  await playground.open();
  await expect(playground.source).toHaveText('select');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('playground.last');
  await page.getByRole('button', {name: 'Filter', exact: true}).click();
  await playground.type('"new"');
  await expect(playground.notice).toContainText(`keeps ${DRAFTS} drafts`);
  await expect(page.getByRole('button', {name: 'Download it'})).toBeVisible();
  await expect(await listed(page)).toHaveCount(DRAFTS);
});

test('a draft that the full storage does not take is reported, and can be downloaded', async ({
  playground,
  page,
}) => {
  await playground.open();
  const browser = await page.context().newCDPSession(page);
  const {origin} = new URL(page.url());
  const {usage} = await browser.send('Storage.getUsageAndQuota', {origin});
  await browser.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: usage + 100_000});
  await playground.type('"small"');
  const large = 'a'.repeat(500_000);
  await replaceEditorText(playground.input('Events'), `"${large}"`);
  await expect(page.getByText('storage of this browser is full')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download this draft'}).click();
  expect(fs.readFileSync(await (await download).path(), 'utf8')).toContain(large);
  await browser.send('Storage.overrideQuotaForOrigin', {origin});
  await playground.type('"kept"');
  await expect(page.getByText('storage of this browser is full')).toHaveCount(0);
  await page.reload();
  await expect(playground.source).toHaveText('"kept"');
  await expect(playground.input('Events')).toContainText('aaaa');

  // Without that limit there is room for much more than the 5 MB of the other storage.
  const lines = Array.from({length: 53}, () => `"${'b'.repeat(100_000)}"`);
  await replaceEditorText(playground.input('Events'), lines.join('\n'));
  await playground.type('"large"');
  await page.reload();
  await expect(playground.source).toHaveText('"large"');
  await expect(playground.input('Events')).toContainText('bbbb');
});

test('the editor finds text, and prints all lines', async ({playground, page}) => {
  await playground.open();
  const lines = Array.from({length: 401}, (_, index) => `let a${index} = ${index};`);
  await playground.type(`${lines.join('\n')}\na400`);
  await playground.source.press('ControlOrMeta+Home');
  await expect(playground.source).not.toContainText('let a333');
  await playground.source.press('ControlOrMeta+f');
  await page.getByRole('textbox', {name: 'Find'}).pressSequentially('a333');
  await page.keyboard.press('Enter');
  await expect(playground.source.getByText('let a333')).toBeInViewport();
  await page.keyboard.press('Escape');
  await playground.source.press('ControlOrMeta+Home');
  // CodeMirror has all lines in the page while the browser prints, and removes them half a second later.
  const most = await playground.source.evaluateHandle((editor) => {
    const seen = {lines: 0};
    new MutationObserver(() => {
      seen.lines = Math.max(seen.lines, editor.querySelectorAll('.cm-line').length);
    }).observe(editor, {childList: true});
    return seen;
  });
  await page.emulateMedia({media: 'print'});
  await expect.poll(() => most.evaluate(({lines: count}) => count)).toBe(402);
  const scroller = playground.source.locator('xpath=..');
  await expect(scroller).toHaveCSS('max-height', 'none');
  await expect(playground.runButton).toBeHidden();
});

test('curly quotes are explained before the words of the parser', async ({playground}) => {
  await playground.open();
  await playground.type('let a = “x”;\na');
  await playground.run(/error/);
  await expect(playground.remarks.first()).toHaveText(/^These are curly quotes/);
  await replaceEditorText(playground.input('Events'), '{“a”: 1}');
  await expect(playground.status.first()).toHaveText(/^Events: These are curly quotes.*not JSON/);
});

test('runs are listed and restored, and a view shows what an event’s value changed', async ({
  playground,
  page,
}) => {
  await playground.open();
  await playground.type('merge event of {"new": 1} end');
  await playground.run(/2 emitted/);
  await playground.choose('Changes');
  const changes = page.getByRole('list', {name: 'Changes of the events'}).getByRole('listitem');
  await expect(changes.first().getByRole('insertion')).toContainText('"new": 1');
  await playground.type('"second"');
  await expect(changes.first()).toContainText('"second"');
  await expect.poll(() => page.evaluate(countRuns)).toBe(2);
  await page.reload();
  await page.getByRole('button', {name: 'History'}).click();
  const runs = page.getByRole('region', {name: 'History'}).getByRole('group');
  await expect(runs).toHaveCount(2);
  await runs.last().locator('summary').click();
  await expect(runs.last()).toContainText('merge event of');
  await runs.last().getByRole('button', {name: 'Restore'}).click();
  await expect(playground.source).toHaveText('merge event of {"new": 1} end');
});

/** Counts the runs in the browser's database. */
async function countRuns(): Promise<number> {
  const opening = indexedDB.open('playground');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const counting = opening.result.transaction('runs').objectStore('runs').count();
  await new Promise((resolve) => (counting.onsuccess = resolve));
  opening.result.close();
  return counting.result;
}
