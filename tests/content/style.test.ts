import path from 'node:path';
import {expect, test} from 'vitest';
import {formatFinding} from '../../checks/style/model';
import {checkSources} from '../../checks/style/node/checkSources';

test('pages and records keep all rules of style', () => {
  const {files, findings} = checkSources(path.resolve(__dirname, '../..'));
  expect(files).toBeGreaterThan(60);
  const problems = findings.filter(({isAdvice}) => !isAdvice).map(formatFinding);
  expect(problems, 'run npm run check:style -- PATH for a page').toEqual([]);
}, 300_000);
