import type {Page} from '@playwright/test';
import {hold} from '../hold';
import {expect, test} from '../site';
import {needsLanguage} from '../language';
import {LiveSample} from '../liveSample';
import {DOCS} from '../../testing/versions';

needsLanguage();

const PAGE = `${DOCS}/language/expressions`;
const SCRIPT = 'of #{event.item}, \\#{not computed}';
const PROGRAM = '**/assets/language/*.wasm.*';

/** Expects an unchanged sample: readers can see source and result, and try Run again. */
async function expectReadable(sample: LiveSample): Promise<void> {
  await expect(sample.figure).toContainText('#{event.count} of #{event.item}');
  await expect(sample.figure).toContainText('"2 of lamp, #{not computed}"');
  await expect(sample.button).toBeEnabled();
}

async function press(page: Page): Promise<LiveSample> {
  const sample = await LiveSample.with(page, SCRIPT);
  await sample.button.click();
  return sample;
}

test.describe('a file that is missing', () => {
  test.use({expectedErrors: /status of 404/});

  test('is reported, and the next click tries again', async ({site, page}) => {
    await site.open(PAGE);
    await page.route(PROGRAM, (route) => route.fulfill({status: 404, body: ''}));
    const sample = await press(page);
    await expect(sample.status).toHaveText(/^Not run\. The site answered 404 .* reload the page/);
    await expectReadable(sample);
    await page.unroute(PROGRAM);
    await sample.run(/1 event: emitted/);
  });
});

test('a file with different content is reported and does not run', async ({site, page}) => {
  await site.open(PAGE);
  await page.route(PROGRAM, async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body[1000] = (body[1000] ?? 0) ^ 1;
    await route.fulfill({response, body});
  });
  const sample = await press(page);
  await expect(sample.status).toHaveText(/^Not run\. A file that arrived is not the one/);
  await expectReadable(sample);
});

test('a truncated file is reported, with the number of bytes that arrived', async ({
  site,
  page,
}) => {
  await site.open(PAGE);
  await page.route(PROGRAM, async (route) => {
    const body = (await (await route.fetch()).body()).subarray(0, 300_000);
    await route.fulfill({status: 200, body});
  });
  const sample = await press(page);
  await expect(sample.status).toHaveText(/broke off after 0\.30 MB of 0\.73 MB/);
  await expectReadable(sample);
});

test.describe('without a connection', () => {
  test.use({expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500|MIME type/});

  test('the files of the language', async ({site, page}) => {
    await site.open(PAGE);
    await page.route('**/assets/language/*', (route) => route.abort());
    const sample = await press(page);
    await expect(sample.status).toHaveText(/^Not run\. The files could not be fetched/);
    await expectReadable(sample);
  });

  test('the first script after a click', async ({site, page}) => {
    await site.open(PAGE);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const sample = await press(page);
    await expect(sample.status).toHaveText('Not loaded, try again');
    await expectReadable(sample);
  });
});

test.describe('a browser without', () => {
  test('WebAssembly', async ({site, page}) => {
    await withoutInWorkers(page, 'delete globalThis.WebAssembly;');
    await site.open(PAGE);
    const sample = await press(page);
    await expect(sample.status).toHaveText(/^Not run\. This browser does not run WebAssembly/);
    await expectReadable(sample);
  });

  test('SIMD instructions', async ({site, page}) => {
    await withoutInWorkers(page, 'WebAssembly.validate = () => false;');
    await site.open(PAGE);
    const sample = await press(page);
    await expect(sample.status).toHaveText(/^Not run\. The WebAssembly .* no SIMD instructions/);
    await expectReadable(sample);
  });

  /** Adds a line at the start of each worker's script, which the page cannot change itself. */
  async function withoutInWorkers(page: Page, line: string): Promise<void> {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const start = `if (typeof window === 'undefined') { ${line} }\n`;
      await route.fulfill({response, body: start + body});
    });
  }
});

test('progress is shown by size while the file arrives', async ({site, page}) => {
  await site.open(PAGE);
  const release = await hold(page, PROGRAM);
  const sample = await press(page);
  await expect(sample.progress).toBeVisible();
  await expect(sample.figure).toContainText(/0\.\d\d MB of 0\.74 MB/);
  await expect(sample.figure).toContainText('"2 of lamp, #{not computed}"');
  release();
  await expect(sample.status).toHaveText(/1 event: emitted/);
});

test('a script that does not end is stopped after five seconds, and the next one runs', async ({
  site,
}) => {
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.run();
  await sample.type('Events', JSON.stringify(Array.from({length: 3000}, (_, n) => n)));
  const each = (inner: string) => `for event of case (i, x) => ${inner} end`;
  await sample.type('Script', each(each(each('x'))));
  await expect(sample.status).toHaveText(/^Stopped after 5 seconds .* started afresh/);
  await sample.type('Script', '1 + 1');
  await sample.run(/1 event: emitted/);
  await expect(sample.results).toHaveText('2');
});

test('more than 16 MB of output are stopped, and the next run works', async ({site}) => {
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.run();
  const doubled = Array.from({length: 25}, (_, n) => `let a${n + 1} = "#{a${n}}#{a${n}}";`);
  await sample.type('Script', ['let a0 = "x";', ...doubled, 'a25'].join('\n'));
  await expect(sample.status).toHaveText(/^Stopped: the output is longer than 16 MB/);
  await sample.type('Script', '1');
  await sample.run(/1 event: emitted/);
});

test('a long result is shown in part, and completely on request', async ({site}) => {
  const sample = await LiveSample.open(site, PAGE, SCRIPT);
  await sample.run();
  const doubled = Array.from({length: 20}, (_, n) => `let a${n + 1} = "#{a${n}}#{a${n}}";`);
  await sample.type('Script', ['let a0 = "x";', ...doubled, 'a20'].join('\n'));
  const all = sample.figure.getByRole('button', {name: 'Show all of it (1.05 MB)'});
  await expect(all).toBeVisible();
  const length = async () => (await sample.results.first().locator('code').innerText()).length;
  expect(await length()).toBeLessThan(21_000);
  await all.click();
  await expect(all).toBeHidden();
  expect(await length()).toBeGreaterThan(1_048_576);
});
