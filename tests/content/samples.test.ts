import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openLanguages, type OpenLanguages} from '../../src/samples/check/node/languages';
import {recordExamples} from '../../src/samples/check/node/recordExamples';
import {listPages, readSampleVersions} from '../../src/samples/check/node/pages';
import {verify, type Verification} from '../../src/samples/check/node/verify';
import {formatModes, formatProblems} from '../../src/samples/check/report';

// Every code sample of every page, with the language if it is built.
const siteDir = path.resolve(import.meta.dirname, '../..');
const cacheDir = path.join(siteDir, 'node_modules/.cache/samples');
const pages = [...listPages(siteDir), ...recordExamples(siteDir).map(({page}) => page)];
let languages: OpenLanguages;
let verification: Verification;

beforeAll(async () => {
  languages = await openLanguages();
  verification = await verify({siteDir, cacheDir, languages: languages.built});
  console.log(formatModes(readSampleVersions(siteDir).all, languages.built, languages.missing));
}, 300_000);

afterAll(() => languages.close());

describe('samples', () => {
  it.each(pages)('%s', (page) => {
    const reports = verification.reports.filter(({plan}) => plan.page === page);
    expect(formatProblems(reports)).toBe('');
  });

  it('need every record', () => {
    expect(verification.orphans, 'run npm run samples -- --update').toEqual([]);
  });
});
