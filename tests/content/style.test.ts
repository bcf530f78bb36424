import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatList} from '../../checks/style/list';
import {measureSources} from '../../checks/style/node/measureSources';
import {readStylePages} from '../../checks/style/node/readPages';
import {listProblems} from '../../checks/style/report';

const ROOT = path.resolve(__dirname, '../..');
const pages = readStylePages(ROOT);
const bars = measureSources(ROOT, pages);

test('CONTRIBUTING.md lists every bar', () => {
  const text = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, shown] = /<!-- style: .*? -->\n\n([^]*?)\n\n<!-- \/style -->/.exec(text) ?? [];
  expect(shown, 'put there what npm run check:style -- --list prints').toBe(formatList());
});

test('all pages are read', () => {
  expect(pages.length).toBeGreaterThan(60);
});

describe.each(bars)('$id $title', (bar) => {
  test(bar.value, () => {
    expect(listProblems([bar]), 'run npm run check:style -- PATH for a page').toEqual([]);
  });
});
