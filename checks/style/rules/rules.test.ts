import {describe, expect, test} from 'vitest';
import {parsePage} from '../../pages/node/read';
import {applyPageRule, formatFinding} from '../model';
import {pageRules} from './index';
import {cases, KAFKA} from './testing';

test('each rule has a page that breaks it', () => {
  expect(cases.map(([rule]) => rule).sort()).toEqual(pageRules.map(({name}) => name).sort());
});

const named = cases.map(([rule, good, ...bad]) => ({rule, good, bad}));

describe.each(named)('$rule', ({rule, good, bad}) => {
  const found = (text: string): string[] =>
    pageRules
      .filter(({name}) => name === rule)
      .flatMap((one) => applyPageRule(one, parsePage(KAFKA, text)))
      .map(formatFinding);

  test('accepts a page that keeps it', () => {
    expect(found(good)).toEqual([]);
  });

  test.each(bad)('finds %j', (text, message) => {
    expect(found(text).join('\n')).toContain(message);
    expect(found(text)[0]).toMatch(/^docs.*:\d+: .*[\w-]+: .+ Expected: .+\. .+/);
  });
});

describe('a page with a part for each of its names', () => {
  const [, page = ''] = cases.find(([rule]) => rule === 'template') ?? [];
  const inParts = page
    .replace('kind: preprocessor', '$&\nnames: [a, b]')
    .replace(/## Options[^]*(?=## Example)/, (all) => {
      const part = all.replace(/^## /gm, '### ');
      return `## a\n\n${part}## b\n\n${part}`;
    });
  const found = (text: string): string[] =>
    pageRules
      .filter(({name}) => name === 'template')
      .flatMap((rule) => applyPageRule(rule, parsePage(KAFKA, text)))
      .map(formatFinding);

  test('has the sections of its kind in each part', () => {
    expect(found(inParts)).toEqual([]);
    expect(found(inParts.replace('### Errors', '### Faults'))).toHaveLength(1);
  });
});
