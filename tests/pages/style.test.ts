import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {measureBuilt} from '../../checks/style/node/measureBuilt';
import {listProblems} from '../../checks/style/report';

const ROOT = path.resolve(__dirname, '../..');
const rules = await measureBuilt(ROOT);

describe.each(rules)('$id $title', (rule) => {
  test(rule.value, () => {
    expect(listProblems([rule])).toEqual([]);
  });
});
