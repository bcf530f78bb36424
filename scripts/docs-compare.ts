/**
 * `npm run docs:compare -- PAGE`: where a page of the unreleased docs and its twin of another
 * version differ, in text and in records. PAGE is a path below the version, such as
 * `reference/connectors/kafka`.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatComparison} from '../checks/completeness/compare';
import {comparePage} from '../checks/completeness/node/comparePage';
import {latestVersion, unreleasedVersion} from '../data/model/versions/model';
import {readVersions} from '../data/model/versions/node/readVersions';

const root = path.resolve(__dirname, '..');
const versions = readVersions(root);
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {with: {type: 'string', default: latestVersion(versions).label}},
});
const [page] = positionals;
const other = versions.find(({label}) => label === values.with);
if (!page || positionals.length > 1 || !other) {
  const labels = versions.map(({label}) => label).join(', ');
  console.error(
    'npm run docs:compare -- PAGE [--with VERSION]\n' +
      `  PAGE     reference/connectors/kafka\n  VERSION  one of ${labels}`,
  );
  process.exit(2);
}
try {
  console.log(formatComparison(comparePage(root, page, [unreleasedVersion(versions), other])));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
