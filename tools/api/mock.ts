// `npm run mock:api`: a server that answers as the newest API description says.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {latestVersion, readVersions} from '../../src/site/versions';

const root = path.resolve(__dirname, '../..');
const versions = readVersions(root);
const spec = findApiSpecs(root, versions).find(
  ({versionName}) => versionName === latestVersion(versions).name,
);
if (!spec) throw new Error('The newest version has no description of its API in static/api/.');
const command = ['mock', '--host', '127.0.0.1', '--port', '9898', spec.file];
spawnSync(path.join(root, 'node_modules/.bin/prism'), command, {stdio: 'inherit'});
