import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../../src/site/versions/model';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const site = path.resolve(__dirname, '../..');
const PORT = 19_898;
const versions = readVersions(site);
const GUIDES = versions
  .map(({folder}) => `${folder}/operations/api-usage.mdx`)
  .filter((guide) => fs.existsSync(path.join(site, guide)));
const SPEC = findApiSpecs(site, versions).find(
  ({versionName}) => versionName === latestVersion(versions).name,
);

// Calls that the mock server cannot answer, because it keeps no state and answers only in JSON, and pipes of
// several lines, which need the answers of a real node.
const BEYOND_THE_MOCK = [/accept: application\/yaml/, /\\$/];

type Call = {url: string; init: RequestInit};

/** Reads a curl line of the guide: the options that it uses, in single quotes or without. */
function parseCurl(line: string): Call {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  const headers = new Headers();
  const init: RequestInit = {headers};
  let url: string | undefined;
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    if (word === '-X') init.method = words[++at]!;
    else if (word === '-d') init.body = words[++at]!;
    else if (word === '-w') at++;
    else if (word === '-H') {
      const [name, value] = words[++at]!.split(': ');
      headers.set(name!, value!);
    } else if (word.startsWith('http')) url = word.replace('localhost:9898', `127.0.0.1:${PORT}`);
    else throw new Error(`The test does not know the curl option ${word} in: ${line}`);
  }
  if (!url) throw new Error(`No address in: ${line}`);
  return {url, init};
}

describe('the mock server answers each call of the guide', () => {
  let mock: ChildProcess;

  beforeAll(async () => {
    mock = spawn(
      process.execPath,
      [
        path.join(site, 'node_modules/@stoplight/prism-cli/dist/index.js'),
        ...['mock', '--host', '127.0.0.1', '--port', String(PORT)],
        SPEC?.file ?? '',
      ],
      {stdio: ['ignore', 'pipe', 'pipe']},
    );
    await new Promise<void>((resolve, reject) => {
      let log = '';
      const read = (chunk: Buffer): void => {
        log += chunk;
        if (log.includes('Prism is listening')) resolve();
      };
      mock.stdout!.on('data', read);
      mock.stderr!.on('data', read);
      mock.on('exit', () => reject(new Error(`The mock server ended early:\n${log}`)));
    });
  }, 60_000);

  afterAll(() => mock.kill());

  describe.each(GUIDES)('%s', (guide) => {
    const text = fs.readFileSync(path.join(site, guide), 'utf8');
    const lines = [...text.matchAll(/^(?:\$ )?(curl .*)$/gm)].map(([, line]) => line!);

    it('has calls', () => expect(lines.length).toBeGreaterThan(10));

    it.each(lines.filter((line) => !BEYOND_THE_MOCK.some((beyond) => beyond.test(line))))(
      '%s',
      async (line) => {
        const {url, init} = parseCurl(line);
        const answer = await fetch(url, init);
        // 400: the mock refuses a state that the description does not allow.
        const expected = line.includes('snoozing') ? 400 : line.includes('code=404') ? 404 : 200;
        const body = (await answer.json()) as object;
        expect(line.includes('/v1/status') ? [200, 503] : [expected]).toContain(answer.status);
        if (expected >= 400) expect(body).toMatchObject({code: expected});
        else expect(body).not.toHaveProperty('type');
      },
    );
  });
});
