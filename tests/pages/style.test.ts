import path from 'node:path';
import {expect, test} from 'vitest';
import {formatFinding} from '../../checks/style/model';
import {checkBuilt} from '../../checks/style/node/checkBuilt';

test('built pages keep the rules of style', () => {
  const problems = checkBuilt(path.resolve(__dirname, '../..')).filter(({isAdvice}) => !isAdvice);
  expect(problems.map(formatFinding)).toEqual([]);
});
