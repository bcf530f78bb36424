import fs from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD, readSitemap} from '../sitemap';

/** Pages between two lines that say how far it is. */
const STEP = 100;

// What the HTML standard demands, as the parser of a browser does not complain about it. Style is left
// to the minifier: it omits quotes and tags that may be omitted.
const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']});

/** A line per fault: the rule, what is wrong, the element. */
async function listFaults(html: string): Promise<readonly string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}

test('finds what is no HTML', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang=en><title>x</title><main>${body}</main></html>`;
  expect(await listFaults(page('<ul><li>a</ul>'))).toEqual([]);
  expect(await listFaults(page('<ul><p>a</ul>'))).toHaveLength(1);
  expect(await listFaults(page('<p id=a>x<p id=a>y'))).toHaveLength(1);
});

// Redoc puts blocks into buttons and headings of its pages; it brings its own markup.
const OF_REDOC = /^\/docs\/[^/]+\/api: element-permitted-content/;

test('every page of the sitemap is valid HTML', async () => {
  const routes = [...readSitemap(), '/no/such/page'];
  const faults: string[] = [];
  for (const [index, route] of routes.entries()) {
    const html = fs.readFileSync(resolveFile(BUILD, route).file, 'utf8');
    const found = (await listFaults(html)).map((fault) => `${route}: ${fault}`);
    faults.push(...found.filter((fault) => !OF_REDOC.test(fault)));
    if (index % STEP === 0) console.log(`valid HTML: ${index} of ${routes.length} pages`);
  }
  expect(faults).toEqual([]);
}, 600_000);
