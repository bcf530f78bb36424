import type {Page} from '@playwright/test';
import {hold} from '../hold';
import {expect} from '../site';
import {needsLanguage} from '../language';
import {LiveSample, PAGE, sampleTest as test, SCRIPT} from '../liveSample';

needsLanguage();

const PROGRAM = '**/assets/language/*.wasm.*';

test.use({expectedErrors: /status of 404|ERR_FAILED|MIME type/});

async function press(page: Page): Promise<LiveSample> {
  const sample = await LiveSample.with(page, SCRIPT);
  await sample.button.click();
  return sample;
}

/** Answers requests for the program with another body. */
function replaceProgram(page: Page, change: (body: Buffer) => Buffer): Promise<unknown> {
  return page.route(PROGRAM, async (route) => {
    await route.fulfill({status: 200, body: change(await (await route.fetch()).body())});
  });
}

/** Adds a line at the start of each worker's script, which the page cannot change itself. */
function changeWorkers(page: Page, line: string): Promise<unknown> {
  return page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const start = `if (typeof window === 'undefined') { ${line} }\n`;
    await route.fulfill({response, body: start + (await response.text())});
  });
}

function changeByte(body: Buffer): Buffer {
  body[1000] = (body[1000] ?? 0) ^ 1;
  return body;
}

const FAULTS: readonly (readonly [string, (page: Page) => Promise<unknown>, RegExp])[] = [
  [
    'a missing file',
    (page) => page.route(PROGRAM, (route) => route.fulfill({status: 404, body: ''})),
    /^Not run\. The site answered 404 .* reload the page/,
  ],
  [
    'a file with different content',
    (page) => replaceProgram(page, changeByte),
    /^Not run\. A file that arrived is not the one/,
  ],
  [
    'a truncated file',
    (page) => replaceProgram(page, (body) => body.subarray(0, 300_000)),
    /broke off after 0\.30 MB of 0\.73 MB/,
  ],
  [
    'a file without a connection',
    (page) => page.route('**/assets/language/*', (route) => route.abort()),
    /^Not run\. The files could not be fetched/,
  ],
  [
    'a script without a connection',
    (page) => page.route('**/assets/js/*.js', (route) => route.abort()),
    /^Not loaded, try again$/,
  ],
  [
    'a browser without WebAssembly',
    (page) => changeWorkers(page, 'delete globalThis.WebAssembly;'),
    /^Not run\. This browser does not run WebAssembly/,
  ],
  [
    'a browser without SIMD instructions',
    (page) => changeWorkers(page, 'WebAssembly.validate = () => false;'),
    /^Not run\. The WebAssembly .* no SIMD instructions/,
  ],
];

for (const [name, fail, message] of FAULTS) {
  test(`${name} is reported, the sample can be read, and the next click tries again`, async ({
    site,
    page,
  }) => {
    await site.open(PAGE);
    await fail(page);
    const sample = await press(page);
    await expect(sample.status).toHaveText(message);
    await expect(sample.figure).toContainText('#{event.count} of #{event.item}');
    await expect(sample.figure).toContainText('"2 of lamp, #{not computed}"');
    await page.unrouteAll();
    await sample.run(/1 event: emitted/);
  });
}

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
  sample,
}) => {
  await sample.type('Events', JSON.stringify(Array.from({length: 3000}, (_, n) => n)));
  const each = (inner: string) => `for event of case (i, x) => ${inner} end`;
  await sample.type('Script', each(each(each('x'))));
  await expect(sample.status).toHaveText(/^Stopped after 5 seconds .* started afresh/);
  await sample.type('Script', '1 + 1');
  await sample.run(/1 event: emitted/);
  await expect(sample.results).toHaveText('2');
});

test('more than 16 MB of output are stopped, and the next run works', async ({sample}) => {
  const doubled = Array.from({length: 25}, (_, n) => `let a${n + 1} = "#{a${n}}#{a${n}}";`);
  await sample.type('Script', ['let a0 = "x";', ...doubled, 'a25'].join('\n'));
  await expect(sample.status).toHaveText(/^Stopped: the output is longer than 16 MB/);
  await sample.type('Script', '1');
  await sample.run(/1 event: emitted/);
});

test('a long result is shown in part, and completely on request', async ({sample}) => {
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
