import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readPages} from '../../checks/pages/node/read';
import {formatList} from '../../checks/style/list';
import {measurePages, measureSite} from '../../checks/style/node/measureSources';
import {listProblems} from '../../checks/style/report';

const ROOT = path.resolve(__dirname, '../..');
const rules = [...measurePages(ROOT), ...measureSite(ROOT)];

test('CONTRIBUTING.md lists every rule', () => {
  const text = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, shown] = /<!-- style: .*? -->\n\n([^]*?)\n\n<!-- \/style -->/.exec(text) ?? [];
  expect(shown, 'put there what npm run check:style -- --list prints').toBe(formatList());
});

test('all pages are read', () => {
  expect(readPages(ROOT).length).toBeGreaterThan(60);
});

describe.each(rules)('$id $title', (rule) => {
  test(rule.value, () => {
    expect(listProblems([rule]), 'run npm run check:style -- PATH for a page').toEqual([]);
  });
});
