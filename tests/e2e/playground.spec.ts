import {megabytes} from '../../src/language/megabytes';
import {needsLanguage, sizeOfLanguage} from '../language';
import {expect, playgroundTest as test} from '../playground';
import {FROZEN, LATEST, LATEST_LANGUAGE, LATEST_PROGRAM, NEXT} from '../../testing/versions';

needsLanguage();

test('several events run in order, and state is carried over', async ({playground, page}) => {
  await playground.open();
  await page.getByRole('button', {name: 'Count per key'}).click();
  await playground.run(/^3 events: 3 emitted/);
  await expect(playground.output.getByRole('listitem').last()).toContainText('"seen": 2');
});

test('results are a list, a table, or JSON lines', async ({playground, page}) => {
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

test('metadata and arguments are passed to the script', async ({playground, page}) => {
  await playground.open();
  await page.getByRole('button', {name: 'Enrich'}).click();
  await expect(playground.input('Arguments')).toContainText('rates');
  await playground.run(/^2 events: 2 emitted/);
  await expect(playground.output).toContainText('"euros": 11.5');
});

for (const kind of ['Query', 'Deployment']) {
  test(`a ${kind.toLowerCase()} is checked, and the page explains why it does not run`, async ({
    playground,
  }) => {
    await playground.open();
    await playground.choose(kind);
    await expect(playground.runButton).toContainText('Check');
    await playground.run(/^Valid/);
    await expect(playground.output).toContainText('do not run in a page');
    await playground.type('select select');
    await expect(playground.status.first()).toHaveText(/^1 error/);
    await expect(playground.remarks).toContainText('1 | select select');
  });
}

test('it works in a browser that stores nothing', async ({playground, site, page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${site.url}/playground`);
  await expect(playground.source).toBeVisible();
  await playground.type('1 + 1');
  await expect(page.getByText('This browser does not keep drafts')).toBeVisible();
  await playground.run(/^2 events: 2 emitted/);
});

test('it works by keyboard alone', async ({playground, page}) => {
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

test.describe('versions', {tag: '@versions'}, () => {
  test('it starts with an example of the newest release, and runs it', async ({playground}) => {
    await playground.open();
    await expect(playground.choice(LATEST)).toBeChecked();
    const size = megabytes(sizeOfLanguage(LATEST_PROGRAM));
    await expect(playground.output).toContainText(`The first time loads ${size} of the language.`);
    await playground.run(/^2 events: 1 emitted, 1 dropped/);
    await expect(playground.output).toContainText('"sensor": "pump-7"');
  });

  test('drafts are stored for each version and kind', async ({playground, page}) => {
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

  test('a reader of the unreleased docs starts with their version', async ({playground, site}) => {
    await site.store({'docs-preferred-version-default': 'current'});
    await playground.open();
    await expect(playground.choice(NEXT)).toBeChecked();
  });

  test('the landing page leads to its example', async ({playground, site, page}) => {
    await site.open('/');
    await page.getByRole('link', {name: 'More examples in the playground'}).click();
    await expect(page.getByText('Parse a line: Cut a line into named')).toBeVisible();
    await playground.run(/^2 events: 1 emitted, 1 dropped/);
  });

  test('a notice lists what runs and what does not', async ({playground, page}) => {
    await playground.open();
    await page.getByText('What runs here').click();
    const about = page.getByRole('group').filter({hasText: 'What runs here'});
    for (const words of [LATEST_LANGUAGE, 'stand-ins', 'compiled, not run', '16 MB']) {
      await expect(about).toContainText(words);
    }
  });

  // Only the frozen version lacks deployments.
  test('a version without deployments offers none', async ({playground}) => {
    test.skip(!FROZEN, 'no frozen version is documented');
    await playground.open();
    await playground.choose('Deployment');
    await playground.choose(FROZEN!.label);
    await expect(playground.choice('Deployment')).toBeDisabled();
    await expect(playground.choice('Script')).toBeChecked();
    await playground.run(/^2 events: 2 emitted/);
  });
});
