import {expect} from '../site';
import {needsLanguage} from '../language';
import {LiveSample, PAGE, sampleTest as test, SCRIPT} from '../liveSample';
import {DOCS, LATEST_LANGUAGE} from '../../testing/versions';

needsLanguage();

test('until a click the page has neither editor nor language', async ({site, page}) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    const isEditor = /\.js$/.test(response.url()) && (await response.text()).includes('cm-editor');
    if (isEditor || response.url().includes('/assets/language/')) loaded.push(response.url());
  });
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await (await LiveSample.with(page, SCRIPT)).run();
  expect(loaded.length).toBeGreaterThan(2);
});

test('a click runs the sample and gives the result that its page shows', async ({site}) => {
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.run(/^1 event: emitted in (\d+ ms|\d+\.\d s)$/);
  await expect(sample.results).toHaveText('"2 of lamp, #{not computed}"');
  await expect(sample.button).toBeFocused();
  await expect(sample.figure).toContainText(LATEST_LANGUAGE);
});

test('script and event can be changed, and the result follows', async ({sample}) => {
  await sample.type('Script', 'event.count + 1');
  await expect(sample.results).toHaveText('3');
  await sample.type('Events', '{"count": 9007199254740993}\n{"count": 1.5}');
  await expect(sample.status).toHaveText(/^2 events: 2 emitted/);
  await expect(sample.results.first()).toContainText('9007199254740994');
  await expect(sample.results.last()).toContainText('2.5');
});

test('port, metadata and state are shown', async ({sample}) => {
  await sample.type('Script', 'let $seen = true;\nlet state = {"n": 1};\nemit event => "err"');
  await expect(sample.results).toContainText('port err');
  await expect(sample.results).toContainText('Metadata afterwards{"seen": true}');
  await expect(sample.results).toContainText('State afterwards{"n": 1}');
  await sample.type('Script', 'drop');
  await expect(sample.results).toHaveText('dropped');
});

test('metadata, state and arguments are passed to the script', async ({sample}) => {
  for (const name of ['metadata', 'state', 'arguments']) {
    await sample.figure.getByRole('button', {name: `Add ${name}`}).click();
  }
  await sample.type('Metadata', '{"m": 1}');
  await sample.type('State', '2');
  await sample.type('Arguments', '{"a": 3}');
  await sample.type('Script', '[$m, state, args.a]');
  await expect(sample.results).toContainText('[1, 2, 3]');
});

test('a warning is shown with the result', async ({sample}) => {
  await sample.type('Script', 'match event of\n  case _ => 1\n  case _ => 2\nend');
  await expect(sample.remarks).toContainText('Warning');
  await expect(sample.status).toContainText('1 warning');
});

test('an error is underlined, and shown as the runtime prints it', async ({sample, page}) => {
  await sample.type('Script', 'let a = 1;\nevnt.count');
  await expect(sample.status).toHaveText(/^1 event: failed/);
  await expect(sample.remarks).toContainText('2 | evnt.count');
  const underlined = sample.editor('Script').locator('.cm-lintRange-error');
  await expect(underlined).toHaveText(/evnt/);
  await underlined.hover();
  await expect(page.getByText(/non existing local key `evnt`/).last()).toBeVisible();
});

test('invalid events are reported, and the last result stays', async ({sample}) => {
  await sample.type('Events', '{"count": 2');
  await expect(sample.status).toHaveText(/^Events: This is not JSON/);
  await expect(sample.editor('Events').locator('.cm-lintRange-error')).toBeVisible();
  await expect(sample.results).toContainText('2 of lamp');
});

test('it can be reset, copied, and opened in the playground', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.run();
  await sample.type('Script', 'event.item');
  await expect(sample.results).toHaveText('"lamp"');
  await sample.figure.getByRole('button', {name: 'Copy'}).click();
  await expect(sample.figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('event.item');
  const link = sample.figure.getByRole('link', {name: 'Open in playground'});
  await expect(link).toHaveAttribute('href', /#code=[\w-]+$/);
  await sample.figure.getByRole('button', {name: 'Reset'}).click();
  await expect(sample.results).toHaveText('"2 of lamp, #{not computed}"');
  await link.click();
  await expect(site.title).toHaveText('Playground');
  await expect(page.getByRole('textbox', {name: 'Script'})).toContainText('#{event.count}');
});

test('an edit stays for the session, and Reset brings back the sample of the page', async ({
  sample,
  site,
  page,
}) => {
  await sample.type('Script', 'event.item');
  const note = sample.figure.getByText('Differs from the page’s sample.');
  await expect(note).toBeVisible();
  await site.push('/blog');
  await expect(site.title).toHaveText('Blog');
  await page.goBack();
  await expect(sample.results).toHaveText('"lamp"');
  await page.reload();
  await expect(sample.results).toHaveText('"lamp"');
  await expect(note).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await sample.figure.getByRole('button', {name: 'Reset'}).click();
  await expect(note).toHaveCount(0);
  await expect(sample.results).toHaveText('"2 of lamp, #{not computed}"');
  await page.reload();
  await site.hydrated();
  await expect(sample.editor('Script')).toHaveCount(0);
});

test('a module, and a sample with files, open in the playground', async ({site, page}) => {
  const address = `${DOCS}/getting-started/tooling`;
  const link = {name: 'Open in playground'};
  const sample = await LiveSample.open(site, address, 'temperature::fahrenheit(event.celsius)');
  await sample.run();
  await sample.figure.getByRole('link', link).click();
  await expect(page.getByText(/with the files that it uses: .*temperature\.tremor/)).toBeVisible();
  await expect(page.getByRole('region', {name: 'Events and results'})).toContainText('70.7');

  const module = await LiveSample.open(site, address, 'Conversions between temperature scales.');
  await module.run(/^Valid/);
  await module.figure.getByRole('link', link).click();
  await expect(page.getByRole('radio', {name: 'Module'})).toBeChecked();
  await page.getByRole('button', {name: /^Check/}).click();
  await expect(page.getByText(/^Valid/)).toBeVisible();
});

test('it works by keyboard alone', async ({site, page}) => {
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.button.focus();
  await page.keyboard.press('Enter');
  await expect(sample.status).toHaveText(/event/);
  await page.keyboard.press('Shift+Tab');
  await sample.editor('Script').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('event.count * 2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(sample.results).toHaveText('4');
  await page.keyboard.press('Tab');
  await expect(sample.editor('Events')).toBeFocused();
});

test('a second sample opens at once, because the language loads only once', async ({
  site,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/language/')) files.push(request.url());
  });
  await site.open(PAGE);
  await (await LiveSample.with(page, SCRIPT)).run();
  await (await LiveSample.with(page, '0xff, 1_000')).run();
  expect(files).toHaveLength(2);
});

test.describe('sources that do not run in a page', () => {
  const WINDOWS = '/community/development/code-blocks';

  test('a query is checked, and a diagnostic is shown under its line', async ({site}) => {
    const sample = await LiveSample.open(site, WINDOWS, 'define window ten_seconds');
    await sample.run(/^Valid/);
    await sample.type('Query', 'select event from in into out;\nselect event frm in into out;');
    await expect(sample.status).toHaveText(/^1 error/);
    await expect(sample.remarks).toContainText('2 | select event frm in into out;');
    await expect(sample.editor('Query').locator('.cm-lintRange-error').first()).toHaveText('frm');
  });

  test('a notice lists substitutes and parts that do not run', async ({sample}) => {
    await sample.figure.getByText('What runs here').click();
    const about = sample.figure.getByRole('group');
    for (const words of [LATEST_LANGUAGE, 'host name', 'Windows', 'tremor run', '5 seconds']) {
      await expect(about).toContainText(words);
    }
  });
});
