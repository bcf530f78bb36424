import {needsLanguage} from '../language';
import {LiveSample, PAGE, sampleTest as test, SCRIPT} from '../liveSample';
import {Playground} from '../playground';
import {expectAccessibleInBothThemes, expectNoSidewaysScroll} from './audit';
import {LABELS} from '../../testing/versions';

needsLanguage();

const LONG = '{"a": "a long line of text that is wider than a telephone shows at once"}';

for (const width of [1280, 390]) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({viewport: {width, height: 900}});

    test('a sample: result, error, failure', async ({site, sample}) => {
      await sample.figure.getByRole('button', {name: 'Add metadata'}).click();
      await sample.figure.getByText('What runs here').click();
      await expectAccessibleInBothThemes(site);
      await sample.type('Script', 'let a = 1;\nlet let');
      await sample.remarks.first().waitFor();
      await expectAccessibleInBothThemes(site);
      await expectNoSidewaysScroll(site);
    });

    test('a sample while it loads, and after that has failed', async ({site, page}) => {
      await site.open(PAGE);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/language/*', async (route) => {
        await held;
        await route.fulfill({status: 200, body: 'short'});
      });
      const sample = await LiveSample.with(page, SCRIPT);
      await sample.button.click();
      await sample.progress.waitFor();
      await expectAccessibleInBothThemes(site);
      release();
      await sample.figure.getByText('Not run.').waitFor();
      await expectAccessibleInBothThemes(site);
      await expectNoSidewaysScroll(site);
    });

    test('the playground in all its states', async ({site, page}) => {
      const playground = new Playground(site);
      await playground.open();
      await expectAccessibleInBothThemes(site);
      await page.getByRole('button', {name: 'Route'}).click();
      await playground.run(/^3 events/);
      await page.getByRole('button', {name: 'Functions'}).click();
      await page.getByRole('searchbox').fill('string');
      await page.getByRole('button', {name: 'Download'}).click();
      await expectAccessibleInBothThemes(site);
      await playground.choose('Table');
      await expectAccessibleInBothThemes(site);
      await expectNoSidewaysScroll(site);
      await playground.choose('JSON lines');
      await playground.type(`${LONG}; let`);
      await playground.remarks.first().waitFor();
      await page.getByText('What runs here').click();
      await expectAccessibleInBothThemes(site);
      await expectNoSidewaysScroll(site);
      await playground.choose(LABELS.at(-1)!);
      await page.evaluate(() => (window.location.hash = '#code=damaged'));
      await playground.notice.waitFor();
      await expectAccessibleInBothThemes(site);
    });

    test('completion and hover help', async ({site, page}) => {
      const playground = new Playground(site);
      await playground.open('#example=enrich');
      await playground.source.getByText('lowercase').hover();
      await page.getByText('std::string::lowercase(').waitFor();
      await expectAccessibleInBothThemes(site);
      await playground.type('');
      await page.keyboard.type('string::tri', {delay: 20});
      await page.getByRole('option').first().waitFor();
      await expectAccessibleInBothThemes(site);
    });
  });
}
