import {describe, expect, test} from 'vitest';
import {judge, readReport} from './judge.mjs';

const TODAY = '2026-11-22';
const ID = 'GHSA-abcd-1234-efgh';
const advisory = {
  url: `https://github.com/advisories/${ID}`,
  name: 'parser',
  title: 'Reads too much',
  severity: 'high',
  range: '<2.0.0',
};
const report = {
  vulnerabilities: {parser: {via: [advisory]}, site: {via: ['parser']}, other: {via: [advisory]}},
};
const exception = {advisory: ID, until: '2026-12-31', reason: 'Only our own pages are parsed.'};

describe('an audit', () => {
  test('without a finding passes', () => {
    expect(judge({vulnerabilities: {}}, [], TODAY)).toEqual([]);
  });

  test('names each advisory once, and what to do', () => {
    expect(judge(report, [], TODAY)).toEqual([
      expect.stringMatching(/^parser <2\.0\.0: Reads too much \(high, GHSA-.*\)\. Raise it, or/),
    ]);
  });

  test('leaves low ones to updates', () => {
    const low = {vulnerabilities: {parser: {via: [{...advisory, severity: 'low'}]}}};
    expect(judge(low, [], TODAY)).toEqual([]);
  });

  test('accepts an exception up to its day', () => {
    expect(judge(report, [exception], TODAY)).toEqual([]);
    expect(judge(report, [exception], '2026-12-31')).toEqual([]);
  });

  test('an exception that expired is named, and the advisory with it', () => {
    const [expired, found] = judge(report, [exception], '2027-01-01');
    expect(expired).toMatch(/expired on 2026-12-31/);
    expect(found).toMatch(/^parser/);
  });

  test.each([
    [{until: '2027-12-31'}, /more than half a year ahead/],
    [{until: 'soon'}, /expected a day/],
    [{reason: ''}, /why this site is not concerned/],
    [{advisory: 'CVE-1'}, /expected an id/],
    [{advisory: 'GHSA-aaaa-bbbb-cccc'}, /no package has it any more/],
  ])('refuses the exception %j', (change, expected) => {
    expect(judge(report, [{...exception, ...change}], TODAY)[0]).toMatch(expected);
  });
});

test('a registry that does not answer is told from one that finds nothing', () => {
  const found = {auditReportVersion: 2, vulnerabilities: {}};
  expect(readReport(JSON.stringify(found))).toEqual(found);
  expect(readReport('{"message": "405 Method Not Allowed", "statusCode": 405}')).toEqual({
    unanswered: '405 Method Not Allowed',
  });
  expect(readReport('npm error code ENOTFOUND')).toEqual({
    unanswered: 'npm error code ENOTFOUND',
  });
  expect(readReport('')).toEqual({unanswered: 'npm printed nothing'});
});
