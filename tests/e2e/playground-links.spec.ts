import fs from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import {needsLanguage} from '../language';
import {replaceEditorText} from '../liveSample';
import {expect, playgroundTest as test} from '../playground';
import {LATEST, NEXT} from '../../testing/versions';

needsLanguage();

const pack = (content: unknown) => deflateRawSync(JSON.stringify(content)).toString('base64url');

test.describe('links', () => {
  test('share all that was typed, and nothing leaves the browser', async ({
    playground,
    page,
    context,
  }) => {
    const requests: string[] = [];
    await playground.open();
    await playground.type('event + args.b');
    await playground.input('Events').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('1\n2');
    await page.getByRole('button', {name: 'Add arguments'}).click();
    await playground.input('Arguments').click();
    await page.keyboard.insertText('{"b": 40}');
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(page.getByText('The link is in your clipboard.')).toBeVisible();
    expect(requests).toEqual([]);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await page.getByRole('textbox', {name: 'Link to this draft'}).inputValue());

    const other = await context.newPage();
    await other.goto(link);
    const opened = other.getByRole('textbox', {name: 'Script'});
    await expect(opened).toHaveText('event + args.b');
    await other.getByRole('button', {name: 'Run'}).click();
    await expect(other.getByRole('region', {name: 'Events and results'})).toContainText('42');
    expect(other.url(), 'the address stays the link until the program changes').toBe(link);
    await replaceEditorText(opened, '1');
    await expect.poll(() => new URL(other.url()).hash).toBe('');
    await other.close();
  });

  test(
    'of another version leave the draft in the list',
    {tag: '@versions'},
    async ({playground, page}) => {
      await playground.open();
      await playground.choose(NEXT);
      await playground.type('"mine"');
      await playground.choose(LATEST);
      const link = pack({f: 1, v: NEXT, e: 'script', s: '"from the link"', events: '1'});
      await page.evaluate((hash) => (window.location.hash = hash), `code=${link}`);
      await expect(playground.choice(NEXT)).toBeChecked();
      await expect(playground.source).toHaveText('"from the link"');
      await expect(playground.notice).toContainText(`Your draft of ${NEXT} was kept`);
      await page.getByRole('button', {name: 'Bring my draft back'}).click();
      await expect(playground.source).toHaveText('"mine"');
    },
  );

  test('of an unknown version are reported', {tag: '@versions'}, async ({playground}) => {
    await playground.open(`#code=${pack({f: 1, v: '0.99', e: 'script', s: '1'})}`);
    await expect(playground.notice).toContainText('This link is for 0.99');
    await expect(playground.source).toHaveText('1');
  });

  for (const [name, hash, words] of [
    ['damaged', '#code=dVbLbhs3FP0VQpsCrUaOk', /damaged/],
    ['a megabyte long', `#code=${'A'.repeat(1_000_000)}`, /too long/],
    ['from a later version', `#code=${pack({f: 9, s: '1'})}`, /later version of this playground/],
    ['to an unknown example', '#example=nothing', /example that is not here/],
  ] as const) {
    test(`that are ${name} are reported, and the draft stays`, async ({playground, page}) => {
      await playground.open();
      await playground.type('"mine"');
      await page.evaluate((value) => (window.location.hash = value), hash);
      await expect(playground.notice).toContainText(words);
      await expect(playground.source).toHaveText('"mine"');
    });
  }

  test('with markup and scripts are shown as text', async ({playground, page}) => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const texts = {s: evil, events: JSON.stringify(evil), meta: evil, state: evil, args: evil};
    await playground.open(`#code=${pack({f: 1, v: evil, e: evil, ...texts})}`);
    await expect(playground.source).toContainText('<img src=x');
    await expect(playground.notice).toContainText('<img src=x');
    await playground.runButton.click();
    await expect(page).toHaveTitle(/^Playground/);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    for (const hash of ['#<script>', '#code=__proto__', '#example=__proto__']) {
      await page.evaluate((value) => (window.location.hash = value), hash);
      await expect(playground.source).toContainText('<img src=x');
    }
  });

  test('that cannot be decoded are ignored', async ({playground}) => {
    await playground.open('#code=%E0%A4%A');
    await playground.run(/^2 events/);
  });

  test('to an example open it', async ({playground}) => {
    await playground.open('#example=dead-letters');
    await expect(playground.source).toContainText('the payload is not JSON');
    await playground.run(/^2 events: 2 emitted/);
  });
});

test('everything can be downloaded as files', async ({playground, page}) => {
  await playground.open('#example=count');
  await playground.run(/^3 events/);
  await page.getByRole('button', {name: 'Download'}).click();
  const files = page.getByRole('list', {name: 'Files'}).getByRole('button');
  await expect(files).toHaveText(['script.tremor', 'events.json', 'state.json', 'results.json']);
  const content = async (name: string) => {
    const download = page.waitForEvent('download');
    await files.filter({hasText: name}).click();
    return fs.readFileSync(await (await download).path(), 'utf8');
  };
  expect(await content('script.tremor')).toMatch(/^let seen = match state of\n[^]*\}\n$/);
  expect((await content('events.json')).trim().split('\n')).toHaveLength(3);
  expect(await content('results.json')).toContain('"seen": 2');
  await expect(page.getByText('tremor run script.tremor -i events.json').first()).toBeVisible();
});
