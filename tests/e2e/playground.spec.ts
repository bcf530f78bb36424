import {deflateRawSync} from 'node:zlib';
import fs from 'node:fs';
import {expect, test} from '../site';
import {megabytes} from '../../language/host/megabytes';
import {needsLanguage, sizeOfLanguage} from '../language';
import {Playground} from '../playground';
import {FROZEN, LATEST, LATEST_LANGUAGE, LATEST_PROGRAM, NEXT} from '../../testing/versions';

needsLanguage();

const pack = (content: unknown) => deflateRawSync(JSON.stringify(content)).toString('base64url');

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test(
  'it begins with an example of the newest release, and runs it',
  {tag: '@versions'},
  async ({site}) => {
    const playground = new Playground(site);
    await playground.open();
    await expect(playground.choice(LATEST)).toBeChecked();
    const size = megabytes(sizeOfLanguage(LATEST_PROGRAM));
    await expect(playground.output).toContainText(`The first time loads ${size} of the language.`);
    await playground.run(/^2 events: 1 emitted, 1 dropped/);
    await expect(playground.output).toContainText('"sensor": "pump-7"');
  },
);

test('several events run in order, and state is carried over', async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await page.getByRole('button', {name: 'Count per key'}).click();
  await playground.run(/^3 events: 3 emitted/);
  await expect(playground.output.getByRole('listitem').last()).toContainText('"seen": 2');
});

test('results are a list, a table, or JSON lines', async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await page.getByRole('button', {name: 'Route'}).click();
  await playground.run(/^3 events/);
  await playground.choose('Table');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['#', 'Event', 'Outcome', 'Value', 'Metadata'],
  ]);
  await expect(table.getByRole('row').nth(1)).toContainText('port alarm');
  await playground.choose('JSON lines');
  await expect(playground.output.locator('pre')).toHaveText(/^\{.*\}\n\{.*\}\n\{.*\}\n$/);
  await page.getByRole('button', {name: 'Copy results'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(3);
});

test('metadata and arguments go in', async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await page.getByRole('button', {name: 'Enrich'}).click();
  await expect(playground.input('Arguments')).toContainText('rates');
  await playground.run(/^2 events: 2 emitted/);
  await expect(playground.output).toContainText('"euros": 11.5');
});

for (const [kind, button, example] of [
  ['Query', 'Check', /^Valid/],
  ['Deployment', 'Check', /^Valid/],
] as const) {
  test(`a ${kind.toLowerCase()} is checked, and what does not run is said`, async ({site}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.choose(kind);
    await expect(playground.runButton).toContainText(button);
    await playground.run(example);
    await expect(playground.output).toContainText('do not run in a page');
    await playground.type('select select');
    await expect(playground.status.first()).toHaveText(/^1 error/);
    await expect(playground.remarks).toContainText('1 | select select');
  });
}

// The oldest language has none; sites that document it no more have nothing to test here.
test('a version without deployments offers none', {tag: '@versions'}, async ({site}) => {
  test.skip(!FROZEN, 'no frozen version is documented');
  const playground = new Playground(site);
  await playground.open();
  await playground.choose('Deployment');
  await playground.choose(FROZEN!.label);
  await expect(playground.choice('Deployment')).toBeDisabled();
  await expect(playground.choice('Script')).toBeChecked();
  await playground.run(/^2 events: 2 emitted/);
});

test('drafts stay, one for each version and kind', {tag: '@versions'}, async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await playground.type('"mine in the newest"');
  await playground.choose(NEXT);
  await playground.type('"mine in the next"');
  await playground.choose('Query');
  await expect(playground.source).toContainText('select');
  await page.reload();
  await expect(playground.choice('Query')).toBeChecked();
  await playground.choose('Script');
  await expect(playground.source).toHaveText('"mine in the next"');
  await playground.choose(LATEST);
  await expect(playground.source).toHaveText('"mine in the newest"');
});

test('a reader of the unreleased docs begins with them', {tag: '@versions'}, async ({site}) => {
  await site.store({'docs-preferred-version-default': 'current'});
  const playground = new Playground(site);
  await playground.open();
  await expect(playground.choice(NEXT)).toBeChecked();
});

test('the landing page leads to its example', {tag: '@versions'}, async ({site, page}) => {
  await site.open('/');
  await page.getByRole('link', {name: 'More examples in the playground'}).click();
  const playground = new Playground(site);
  await expect(page.getByText('Parse a line: Cut a line into named')).toBeVisible();
  await playground.run(/^2 events: 1 emitted, 1 dropped/);
});

test('it works where the browser stores nothing', async ({site, page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const playground = new Playground(site);
  await page.goto(`${site.url}/playground`);
  await expect(playground.source).toBeVisible();
  await playground.type('1 + 1');
  await playground.run(/^2 events: 2 emitted/);
});

test.describe('links', () => {
  test('share all that was typed, and nothing leaves the browser', async ({
    site,
    page,
    context,
  }) => {
    const requests: string[] = [];
    const playground = new Playground(site);
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
    expect(new URL(other.url()).hash).toBe('');
    await other.close();
  });

  test(
    'of another version keep the draft that gives way',
    {tag: '@versions'},
    async ({site, page}) => {
      const playground = new Playground(site);
      await playground.open();
      await playground.choose(NEXT);
      await playground.type('"mine"');
      await playground.choose(LATEST);
      const link = pack({f: 1, v: NEXT, e: 'script', s: '"from the link"', events: '1'});
      await page.evaluate((hash) => (window.location.hash = hash), `code=${link}`);
      await expect(playground.choice(NEXT)).toBeChecked();
      await expect(playground.source).toHaveText('"from the link"');
      await expect(playground.notice).toContainText(`Your draft of ${NEXT} was set aside`);
      await page.getByRole('button', {name: 'Bring my draft back'}).click();
      await expect(playground.source).toHaveText('"mine"');
    },
  );

  test('of a version that is not here say so', {tag: '@versions'}, async ({site}) => {
    const playground = new Playground(site);
    await playground.open(`#code=${pack({f: 1, v: '0.99', e: 'script', s: '1'})}`);
    await expect(playground.notice).toContainText('This link is for 0.99');
    await expect(playground.source).toHaveText('1');
  });

  for (const [name, hash, words] of [
    ['damaged', '#code=dVbLbhs3FP0VQpsCrUaOk', /damaged/],
    ['a megabyte long', `#code=${'A'.repeat(1_000_000)}`, /too long/],
    ['from later', `#code=${pack({f: 9, s: '1'})}`, /later version of this playground/],
    ['to no example', '#example=nothing', /example that is not here/],
  ] as const) {
    test(`that are ${name} are answered in words, and the draft is as it was`, async ({
      site,
      page,
    }) => {
      const playground = new Playground(site);
      await playground.open();
      await playground.type('"mine"');
      await page.evaluate((value) => (window.location.hash = value), hash);
      await expect(playground.notice).toContainText(words);
      await expect(playground.source).toHaveText('"mine"');
    });
  }

  test('with markup and scripts are text, nothing else', async ({site, page}) => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const texts = {s: evil, events: JSON.stringify(evil), meta: evil, state: evil, args: evil};
    const playground = new Playground(site);
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

  test('that are no encoding are dropped', async ({site}) => {
    const playground = new Playground(site);
    await playground.open('#code=%E0%A4%A');
    await playground.run(/^2 events/);
  });

  test('to an example open it', async ({site}) => {
    const playground = new Playground(site);
    await playground.open('#example=dead-letters');
    await expect(playground.source).toContainText('the payload is not JSON');
    await playground.run(/^2 events: 2 emitted/);
  });
});

test('everything can be downloaded as files', async ({site, page}) => {
  const playground = new Playground(site);
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

test.describe('the editor', () => {
  test('completes functions, with signature and purpose, and adds the use', async ({
    site,
    page,
  }) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('');
    await page.keyboard.type('string::upp', {delay: 20});
    const option = page.getByRole('option', {name: /^uppercase/});
    await expect(option).toContainText('(input: string) -> string');
    await expect(page.getByText('Converts letters to upper case.')).toBeVisible();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await option.click();
    await expect(playground.source).toHaveText(/^use std::string;string::uppercase\($/);
  });

  test('completes keywords and modules', async ({site, page}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('');
    await page.keyboard.type('mat', {delay: 20});
    await expect(page.getByRole('option', {name: 'match', exact: true})).toBeVisible();
    await expect(page.getByRole('option', {name: /^math/})).toBeVisible();
  });

  test('explains what the mouse points at', async ({site, page}) => {
    const playground = new Playground(site);
    await playground.open('#example=enrich');
    await playground.source.getByText('lowercase').hover();
    await expect(page.getByText('std::string::lowercase(input: string) -> string')).toBeVisible();
  });

  test('has a gallery of functions, which puts one into the source', async ({site, page}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('');
    await page.getByRole('button', {name: 'Functions'}).click();
    await page.getByRole('searchbox', {name: 'Find a function'}).fill('upper case');
    await page.getByRole('button', {name: 'Insert std::string::uppercase'}).click();
    await page.keyboard.type('"a"');
    await expect(playground.source).toHaveText('use std::string;string::uppercase("a")');
    await playground.run(/emitted/);
    await expect(playground.output).toContainText('"A"');
  });
});

test('it works by keyboard alone', async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await playground.choice(LATEST).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(playground.choice(NEXT)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(playground.choice('Query')).toBeChecked();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(playground.status.first()).toHaveText(/^Valid/);
});

test('what runs and what does not is said', {tag: '@versions'}, async ({site, page}) => {
  const playground = new Playground(site);
  await playground.open();
  await page.getByText('What runs here').click();
  const about = page.getByRole('group').filter({hasText: 'What runs here'});
  for (const words of [LATEST_LANGUAGE, 'stand-ins', 'compiled, not run', '16 MB']) {
    await expect(about).toContainText(words);
  }
});

test('the policy allows WebAssembly, and no other code than the site’s', async ({site, page}) => {
  const response = await page.goto(`${site.url}/playground`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval'( 'sha256-[^']+')*$/);
  expect(policy).toContain("connect-src 'self';");
});
