import path from 'node:path';
import {expect, test} from 'vitest';
import {findMismatch} from '../../checks/completeness/compare';
import {compareAll} from '../../checks/completeness/node/comparePage';

const ROOT = path.resolve(__dirname, '../..');

// A page renders its tables from records; what stands around them has to keep up.
test('the texts of edge and 0.12 differ where their records do, and nowhere else', () => {
  const comparisons = compareAll(ROOT, ['edge', '0.12']);
  expect(comparisons.length).toBeGreaterThan(5);
  const mismatches = comparisons.flatMap((comparison) => findMismatch(comparison) ?? []);
  expect(
    mismatches,
    'see npm run docs:compare -- PAGE; say in the front matter of the edge page why (twin: …)',
  ).toEqual([]);
}, 60_000);
