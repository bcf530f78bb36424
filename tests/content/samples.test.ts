import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {countSamples} from '../../checks/samples/count';
import {openLanguages, type OpenLanguages} from '../../checks/samples/node/languages';
import {extraPages} from '../../checks/samples/node/extraPages';
import {listPages, readSampleVersions} from '../../checks/samples/node/pages';
import {verify, type Verification} from '../../checks/samples/node/verify';
import {formatCounts, formatModes, formatProblems} from '../../checks/samples/report';

// Every code sample of every page, with the built language where there is one.
const siteDir = path.resolve(import.meta.dirname, '../..');
const cacheDir = path.join(siteDir, 'node_modules/.cache/samples');
const extra = extraPages(siteDir);
let languages: OpenLanguages;
let verification: Verification;

beforeAll(async () => {
  languages = await openLanguages();
  verification = await verify({
    ...{siteDir, cacheDir, extra},
    languages: languages.built,
  });
  console.log(formatModes(readSampleVersions(siteDir).all, languages.built, languages.missing));
  console.log(formatCounts(countSamples(verification.reports.map(({plan}) => plan))));
}, 300_000);

afterAll(() => languages.close());

describe('samples', () => {
  it.each([...listPages(siteDir), ...extra.map(({page}) => page)])('%s', (page) => {
    const reports = verification.reports.filter(({plan}) => plan.page === page);
    expect(formatProblems(reports)).toBe('');
  });

  it('need every record that is kept', () => {
    expect(verification.orphans, 'run npm run samples -- --update').toEqual([]);
  });
});
