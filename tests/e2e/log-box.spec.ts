import {expect, test} from '../site';
import {NEXT_DOCS} from '../../testing/versions';
import {expectAccessibleInBothThemes, expectNoSidewaysScroll} from '../a11y/audit';

const LOG = [
  '[2022-08-01T12:00:00Z ERROR tremor_connectors] [Connector::main::in] Error connecting the sink part (Attempt #0 (overall: #0)): io error: Connection refused (os error 111)',
  '[2022-08-01T12:00:01Z ERROR tremor_runtime::system::flow] [Flow::main] Error starting Connector main::in: main::in Connection failed',
  '[2022-08-01T12:00:02Z ERROR tremor_runtime] Connection to a <b>star</b> refused',
].join('\n');

test('pasted lines of a log get their messages explained, and are neither stored nor sent', async ({
  site,
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await site.open(`${NEXT_DOCS}/reference/errors`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByLabel('Paste lines of a log').fill(LOG);
  await expect(page.getByText('1 message found, 1 unknown line.')).toBeVisible();
  const answer = page.locator('section').filter({hasText: 'error when a connector connects'});
  await expect(answer.first()).toContainText('Fix: check host and port');
  await expect(answer.first()).toContainText('main::in');
  await answer.getByText('What follows from it: 1 message').click();
  await expect(answer.getByText('main::in Connection failed').first()).toBeVisible();
  await expect(page.getByText('Connection to a <b>star</b> refused')).toBeVisible();
  await expectAccessibleInBothThemes(site);
  await expectNoSidewaysScroll(site);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect([kept, decodeURIComponent(site.address()), ...sent].join('\n')).not.toMatch(
    /main::in|os error/,
  );
  await answer.getByRole('link', {name: 'Connection refused (os error 111)'}).click();
  expect(site.address()).toMatch(/#connection-refused-os-error-111$/);
});
