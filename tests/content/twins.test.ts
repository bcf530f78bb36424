import path from 'node:path';
import {expect, test} from 'vitest';
import {findMismatch} from '../../checks/completeness/compare';
import {readVersions} from '../../data/model/versions/node/readVersions';
import {compareAll, neighbours} from '../../checks/completeness/node/comparePage';

const ROOT = path.resolve(__dirname, '../..');

// A page renders its tables from records; what stands around them has to keep up.
test.each(
  neighbours(readVersions(ROOT)).map((pair) => [pair[0].label, pair[1].label, pair] as const),
)(
  'the texts of %s and %s differ where their records do, and nowhere else',
  (_a, _b, pair) => {
    const comparisons = compareAll(ROOT, pair);
    expect(comparisons.length).toBeGreaterThan(5);
    const mismatches = comparisons.flatMap((comparison) => findMismatch(comparison) ?? []);
    expect(
      mismatches,
      'see npm run docs:compare -- PAGE; say in the front matter of the newer page why (twin: …)',
    ).toEqual([]);
  },
  // Half a minute on two quiet cores: each pair of pages is compared.
  300_000,
);
