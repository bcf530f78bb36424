import type {Page} from '@playwright/test';
import {needsLanguage} from '../language';
import {Playground} from '../playground';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

test.use({expectedErrors: /status of 404|MIME type/});

/** Reasons why a browser does not start a worker. */
const REASONS = ['refuses workers', 'does not find their script'] as const;

async function breakWorkers(page: Page, reason: (typeof REASONS)[number]): Promise<void> {
  await page.addInitScript((isRefused) => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor() {
        if (isRefused) throw new DOMException('Access is denied.', 'SecurityError');
        super('/assets/js/gone.js');
      }
    };
  }, reason === 'refuses workers');
}

for (const reason of REASONS) {
  test(`the search works in the page if the browser ${reason}`, async ({site, search, page}) => {
    await breakWorkers(page, reason);
    await search.answerDocs();
    await site.open(DOCS);
    await search.search('kafka');
    await search.expectFirst('Kafka');
  });

  test.describe('the playground', () => {
    needsLanguage();

    test(`reports that, and keeps the draft, if the browser ${reason}`, async ({site, page}) => {
      await breakWorkers(page, reason);
      const playground = new Playground(site);
      await playground.open();
      await playground.type('"mine"');
      await playground.runButton.click();
      await expect(page.getByText(/did not start.* Reload the page, and try again/)).toBeVisible();
      await expect(playground.source).toHaveText('"mine"');
      await expect(playground.runButton).toBeEnabled();
    });
  });
}
