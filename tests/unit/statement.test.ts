import fs from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import {expect, test} from 'vitest';
import {ALL_RULES} from '../a11y/axe';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

test('the accessibility statement has the figures of the tests', () => {
  const statement = read('community/accessibility.md');
  const version = axe.version.replace(/\.\d+$/, '');
  expect(statement).toContain(`axe-core ${version}, with its ${ALL_RULES.length} rules`);
  const sweep = read('tests/a11y/every-page.spec.ts');
  const sizes = [...sweep.matchAll(/width: (\d+), height: 844|const width of \[(.*)\]/g)];
  const widths = sizes.flatMap(([, one, others]) => (one ?? others ?? '').split(', ').map(Number));
  const [last, ...rest] = widths.sort((a, b) => b - a);
  expect(statement).toContain(`${rest.reverse().join(', ')}, and ${last} pixels wide`);
});
