// `npm run check:api`: lints every API description, as the build does.
import path from 'node:path';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {lintSpec} from '../../src/plugins/openapi/node/lint';
import {readVersions} from '../../src/site/versions';

async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '../..');
  const specs = findApiSpecs(siteDir, readVersions(siteDir));
  const problems = (await Promise.all(specs.map(({file}) => lintSpec(file, siteDir)))).flat();
  for (const problem of problems) console.error(problem);
  console.log(`${specs.length} API descriptions, ${problems.length} problems`);
  process.exit(problems.length > 0 ? 1 : 0);
}

void main();
