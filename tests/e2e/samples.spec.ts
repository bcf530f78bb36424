import type {Locator} from '@playwright/test';
import {expect, test} from '../site';

/** Samples with something that goes in and something that comes out. */
function samplesWithEvents(main: Locator): Locator {
  return main
    .getByRole('figure')
    .filter({hasText: 'Event'})
    .filter({hasText: 'Result'})
    .filter({hasText: 'checked with'});
}

const pages = [
  ['/docs/0.12/language/expressions', /checked with tremor-script 0\.12\.4$/],
  ['/docs/edge/language/expressions', /checked with tremor-script 0\.13\.0-rc\.33$/],
  ['/docs/0.11/tremor-script/stdlib/std/string', /checked with tremor-script 0\.11\.\d+$/],
  ['/docs/0.12/reference/connectors/metronome', /recorded with tremor 0\.12\.4$/],
  ['/docs/edge/reference/connectors/metronome', /recorded with tremor 0\.13\.0-rc\.33$/],
] as const;
for (const [path, note] of pages) {
  test(`${path} says by what its samples were seen to work`, async ({site}) => {
    await site.open(path);
    await expect(site.main.getByText(note).first()).toBeVisible();
  });
}

test('event and result stand side by side where there is room, else one below the other', async ({
  site,
  page,
}) => {
  await site.open('/docs/0.12/language/expressions');
  const sample = samplesWithEvents(site.main).first();
  const place = async (label: string) =>
    (await sample.getByText(label, {exact: true}).first().boundingBox())!;
  expect((await place('Result')).y).toBe((await place('Event')).y);
  expect((await place('Result')).x).toBeGreaterThan((await place('Event')).x + 100);

  await page.setViewportSize({width: 390, height: 800});
  await expect
    .poll(async () => (await place('Result')).y - (await place('Event')).y)
    .toBeGreaterThan(30);
  expect((await place('Result')).x).toBe((await place('Event')).x);
});
