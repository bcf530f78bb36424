// `npm run record:api -- --version <label> --tremor <binary>`: asks a real server every call of the
// management API and writes what it answered to data/api/<version>.json.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeRecording} from '../src/plugins/openapi/node/recording';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {version: {type: 'string'}, tremor: {type: 'string'}}});
  if (!values.version || !values.tremor) {
    console.error(
      'Expected --version (a label of the docs) and --tremor (the path of that runtime).',
    );
    process.exit(2);
  }
  const file = path.resolve(__dirname, '..', 'data', 'api', `${values.version}.json`);
  const exchanges = await writeRecording(values.tremor, file);
  console.log(`${exchanges} exchanges recorded in ${path.relative(process.cwd(), file)}`);
}

void main();
