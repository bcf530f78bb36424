import {needsLanguage} from '../language';
import {expect, playgroundTest as test} from '../playground';

needsLanguage();

test.describe('the editor', () => {
  test('completes functions, with signature and purpose, and adds the use', async ({
    playground,
    page,
  }) => {
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

  test('completes keywords and modules', async ({playground, page}) => {
    await playground.open();
    await playground.type('');
    await page.keyboard.type('mat', {delay: 20});
    await expect(page.getByRole('option', {name: 'match', exact: true})).toBeVisible();
    await expect(page.getByRole('option', {name: /^math/})).toBeVisible();
  });

  test('explains the name under the mouse', async ({playground, page}) => {
    await playground.open('#example=enrich');
    await playground.source.getByText('lowercase').hover();
    await expect(page.getByText('std::string::lowercase(input: string) -> string')).toBeVisible();
  });

  test('inserts functions from a list', async ({playground, page}) => {
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
