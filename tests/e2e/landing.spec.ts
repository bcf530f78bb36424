import {expect, test} from '../site';
import {needsLanguage} from '../language';
import {LiveSample} from '../liveSample';
import {DOCS} from '../../testing/versions';

/** The tabs of the first example, a word of each script, and the result of its last event. */
const EXAMPLES = [
  ['Parse logs', 'dissect|', /dropped/],
  ['Aggregate metrics', 'now.calls', /"mean": 21.5/],
  ['Route events', 'emit event => "large"', /port err.*"order": 18/],
] as const;

test.describe('the examples', () => {
  needsLanguage();

  for (const [tab, script, last] of EXAMPLES) {
    test(`${tab}: a run gives the result that the page shows`, async ({site, page}) => {
      await site.open('/');
      await page.getByRole('tab', {name: tab}).click();
      const sample = await LiveSample.with(page, script);
      await sample.run(/^2 events/);
      await expect(sample.results.last()).toContainText(last);
    });
  }

  for (const viewport of [
    {width: 1280, height: 800},
    {width: 390, height: 844},
  ]) {
    test(`the first one is on the first screen at ${viewport.width} px`, async ({site, page}) => {
      await page.setViewportSize(viewport);
      await site.open('/');
      const {figure} = await LiveSample.with(page, 'dissect|');
      const box = (await figure.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    });
  }
});

test('each system leads to its page', async ({site, page}) => {
  await site.open('/');
  await page.getByRole('link', {name: 'Apache Kafka'}).click();
  await expect(page).toHaveURL(`${site.url}${DOCS}/reference/connectors/kafka`);
});

test('each way to install has its commands', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await site.open('/');
  await page.getByRole('tab', {name: 'Debian, Ubuntu'}).click();
  const panel = page.getByRole('tabpanel').filter({hasText: 'apt-get'});
  await expect(panel).toBeVisible();
  await panel.getByRole('button', {name: /^Copy/}).click();
  await expect(panel.getByRole('button', {name: /^Copied/})).toBeVisible();
});

test('a figure leads to its measurement', async ({site, page}) => {
  await site.open('/');
  await page.getByRole('link', {name: /Logstash at its best/}).click();
  await expect(page).toHaveURL(`${site.url}/benchmarks#pass-through`);
  await expect(page.getByRole('heading', {name: 'Pass-through'})).toBeInViewport();
});

test('the latest posts are listed, newest first', async ({site, page}) => {
  await site.open('/');
  const section = page.getByRole('region', {name: 'From the blog'});
  const dates = await section.getByRole('time').all();
  const stamps = await Promise.all(dates.map((date) => date.getAttribute('datetime')));
  expect(stamps).toHaveLength(3);
  expect(stamps).toEqual([...stamps].sort().reverse());
});
