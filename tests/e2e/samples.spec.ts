import type {Locator} from '@playwright/test';
import {expect, test} from '../site';
import {
  DOCS,
  FROZEN,
  LATEST_LANGUAGE,
  LATEST_RELEASE,
  NEXT_DOCS,
  NEXT_LANGUAGE,
  NEXT_RELEASE,
} from '../versions';

/** Samples with something that goes in and something that comes out. */
function samplesWithEvents(main: Locator): Locator {
  return main
    .getByRole('figure')
    .filter({hasText: 'Event'})
    .filter({hasText: 'Result'})
    .filter({hasText: 'checked with'});
}

const pages = [
  [`${DOCS}/language/expressions`, `checked with ${LATEST_LANGUAGE}`],
  [`${NEXT_DOCS}/language/expressions`, `checked with ${NEXT_LANGUAGE}`],
  [`${DOCS}/reference/connectors/metronome`, `recorded with tremor ${LATEST_RELEASE}`],
  [`${NEXT_DOCS}/reference/connectors/metronome`, `recorded with tremor ${NEXT_RELEASE}`],
  ...(FROZEN
    ? [
        [
          `/docs/${FROZEN.label}/tremor-script/stdlib/std/string`,
          `checked with tremor-script ${FROZEN.language}`,
        ],
      ]
    : []),
];
for (const [path, note] of pages) {
  test(`${path} says by what its samples were seen to work`, async ({site}) => {
    await site.open(path!);
    await expect(site.main.getByText(note!).first()).toBeVisible();
  });
}

test('event and result stand side by side where there is room, else one below the other', async ({
  site,
  page,
}) => {
  await site.open(`${DOCS}/language/expressions`);
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
