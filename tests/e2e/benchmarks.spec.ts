import {expect, test} from '../site';

const PAGE = '/benchmarks';

test('a click on its name hides a line of a chart, and the address keeps that', async ({
  site,
  page,
}) => {
  await site.open(PAGE);
  const chart = page.getByRole('figure').filter({hasText: 'From many pipelines into one sink'});
  const line = chart.getByRole('button', {name: 'Tasks, 3 cores'});
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await line.click();
  await expect(page).toHaveURL(`${site.url}${PAGE}?hide=scheduling.2`);
  await site.open(site.address());
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  await line.click();
  await expect(page).toHaveURL(`${site.url}${PAGE}`);
});

test('each of the three results leads to its section', async ({site, page}) => {
  await site.open(PAGE);
  const results = site.main.getByRole('definition').getByRole('link');
  await expect(results).toHaveCount(3);
  for (const result of await results.all()) {
    const hash = new URL((await result.getAttribute('href'))!, site.url).hash;
    await expect(page.locator(hash)).toHaveCount(1);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('each chart has its values, its machine, and its source', async ({page, site}) => {
    await page.goto(site.url + PAGE);
    const figures = await page.locator('figure').all();
    expect(figures.length).toBeGreaterThanOrEqual(6);
    for (const figure of figures) {
      await expect(figure.locator('tbody tr')).not.toHaveCount(0);
      await expect(figure.locator('dt', {hasText: 'Machine'})).toHaveCount(1);
      await expect(figure.locator('dt', {hasText: 'Source'})).toHaveCount(1);
    }
  });
});
