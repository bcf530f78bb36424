import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {readSitemap} from '../sitemap';
import {readRoute} from './built-page';

/** How many pages are checked between two lines of progress. */
const STEP = 100;

// The rules of the HTML standard, about which browsers do not complain. Rules of style are off: the
// minifier omits quotes and tags that may be omitted.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // Tables state their roles, because some browsers drop them where CSS displays a table as a list.
  rules: {'no-redundant-role': 'off'},
});

/** Lists faults, one line each, with the rule and the element. */
async function listFaults(html: string): Promise<readonly string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}

test('finds invalid HTML', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang=en><title>x</title><main>${body}</main></html>`;
  expect(await listFaults(page('<ul><li>a</ul>'))).toEqual([]);
  expect(await listFaults(page('<ul><p>a</ul>'))).toHaveLength(1);
  expect(await listFaults(page('<p id=a>x<p id=a>y'))).toHaveLength(1);
});

// Redoc's own markup has blocks in buttons and headings.
const OF_REDOC = /^\/docs\/[^/]+\/api: element-permitted-content/;

test('every page of the sitemap is valid HTML', async () => {
  const routes = [...readSitemap(), '/no/such/page'];
  const faults: string[] = [];
  for (const [index, route] of routes.entries()) {
    const found = (await listFaults(readRoute(route))).map((fault) => `${route}: ${fault}`);
    faults.push(...found.filter((fault) => !OF_REDOC.test(fault)));
    if (index % STEP === 0) console.log(`valid HTML: ${index} of ${routes.length} pages`);
  }
  expect(faults).toEqual([]);
}, 600_000);
