import type {Locator} from '@playwright/test';
import {expect, test} from '../site';

test.use({
  expectedErrors:
    /The pipeline broke|The above error occurred|at Fragile|item is broken|navbar item failed/,
});

test('a crash shows its causes, and Try again clears it', async ({stage, page}) => {
  await stage.open('/crash');
  await page.getByRole('button', {name: 'Crash now'}).click();
  await expect(stage.title).toHaveText('This page crashed.');
  await expect(page.getByText('The pipeline broke')).toHaveText(
    /The pipeline broke\s+Cause:\s+The connector is gone\s+Cause:\s+The network is down/,
  );
  await expect(stage.navbar).toBeVisible();

  const again = page.getByRole('button', {name: 'Try again'});
  await expectSiteFont(again);
  await again.click();
  await expect(stage.title).toHaveText('This page crashed.');
  await page.evaluate(() => {
    window.isBroken = false;
  });
  await again.click();
  await expect(page.getByText('In one piece')).toBeVisible();
  await expect(stage.title).toHaveText('Crash');
});

test('a navbar item that fails raises an error that names the item', async ({stage, page}) => {
  await stage.store({'break-item': 'yes'});
  await page.goto(`${stage.url}/blog`);
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText('"type": "custom-fragile"');
  await expect(message).toContainText(/Cause:\s+This item is broken/);
  await expect(stage.title).toHaveText('This page crashed.');
  await expect(page).toHaveTitle(/This page crashed/);
  await expectSiteFont(page.getByRole('button', {name: 'Try again'}));
  await expect(page.getByRole('link', {name: 'Tremor'})).toHaveAttribute('href', '/');
});

/** By default, buttons do not inherit the font of the text. */
async function expectSiteFont(button: Locator): Promise<void> {
  await expect(button).toHaveCSS('font-family', /^"?Atkinson Hyperlegible Next/);
  await expect(button).toHaveClass(/button--primary/);
}
