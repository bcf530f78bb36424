/**
 * `npm run docs:compare -- PAGE`: where a page of edge and its twin of another version differ, in
 * text and in records. PAGE is a path below the version, such as `reference/connectors/kafka`.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatComparison} from '../checks/completeness/compare';
import {comparePage} from '../checks/completeness/node/comparePage';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {with: {type: 'string', default: '0.12'}},
});
const [page] = positionals;
if (!page || positionals.length > 1) {
  console.error('npm run docs:compare -- PAGE [--with 0.12]\n  PAGE  reference/connectors/kafka');
  process.exit(2);
}
try {
  const root = path.resolve(__dirname, '..');
  console.log(formatComparison(comparePage(root, page, ['edge', values.with])));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
