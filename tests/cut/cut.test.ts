import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {unreleasedVersion, type DocsVersion} from '../../src/site/versions/model';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {changes, commit, copyProject, run} from '../../testing/copyProject';

// Cuts a version in a copy of the whole project, then drops an old one. After each, all checks of pages
// run as they run in the project. One build serves both, because the cut adds other addresses than the
// drop removes.
let site = '';
let before: readonly DocsVersion[];
let cut = '';
let dropped = '';

beforeAll(() => {
  site = copyProject();
  before = readVersions(site);
  cut = unreleasedVersion(before).coming ?? '';
  dropped = before.at(-1)!.label;
});
afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const labels = () => readVersions(site).map(({label}) => label);

/** Runs a command that has to succeed; a failure shows its output. */
async function expectSuccess(...command: string[]): Promise<string> {
  const {code, output} = await run(site, command);
  expect(code, output.slice(-20_000)).toBe(0);
  return output;
}

/** Runs a script that has to refuse each of these versions, side by side: it starts for seconds. */
async function expectRefusals(
  script: string,
  versions: readonly string[],
  message: string,
): Promise<void> {
  const refuse = (name: string) => run(site, ['npm', 'run', script, '--', name]);
  for (const {code, output} of await Promise.all(versions.map(refuse))) {
    expect(code, output).not.toBe(0);
    expect(output).toContain(message);
  }
}

/** Runs the browser tests about versions on the built copy. */
async function browse(): Promise<void> {
  const command = ['npx', 'playwright', 'test', '--grep', '@versions', '--reporter', 'dot'];
  const {code, output} = await run(site, command, {WITHOUT_STAGES: '1'});
  expect(code, output.slice(-20_000)).toBe(0);
  expect(Number(/(\d+) passed/.exec(output)?.[1]), output).toBeGreaterThan(25);
}

/** The folders whose unit tests depend on versions, pages, or records. */
const PLUGINS = ['grammar', 'live', 'openapi', 'records', 'samples', 'versions'];
const FOLDERS = [
  ...['tests', 'data', 'samples', 'checks', 'language/inventory', 'src/site', 'src/theme'],
  ...PLUGINS.map((name) => `src/plugins/${name}`),
];

/** Runs the checks of pages that need no built site. */
async function checkSources(): Promise<void> {
  await expectSuccess('npx', 'vitest', 'run', '--project', 'unit', ...FOLDERS);
  const samples = await expectSuccess('npm', 'run', '--silent', 'samples');
  expect(samples).toMatch(/ 0 problems/);
}

describe('docs:version', () => {
  test('refuses names that cannot be cut, and changes nothing', async () => {
    await expectRefusals(
      'docs:release',
      [before[1]!.label, `${cut}.0`, '99.0', 'latest'],
      'Nothing was changed.',
    );
    fs.mkdirSync(path.join(site, `data/${cut}`));
    fs.writeFileSync(path.join(site, `data/${cut}/left`), '');
    const {output} = await run(site, ['npm', 'run', 'docs:release', '--', cut]);
    expect(output).toContain(`Files of version ${cut} exist already: data/${cut}`);
    fs.rmSync(path.join(site, `data/${cut}`), {recursive: true});
    expect(changes(site)).toBe('');
  });

  test('undoes everything if a step fails', async () => {
    // Docusaurus has copied the pages when the records cannot be copied.
    const hook = path.join(site, 'fail.cjs');
    fs.writeFileSync(
      hook,
      "const fs = require('node:fs'); const cp = fs.cpSync;\n" +
        "fs.cpSync = (from, to, o) => { if (String(to).includes('/samples/records/versioned_docs')" +
        " && !String(to).includes('.versions-')) throw new Error('no room'); return cp(from, to, o); };\n",
    );
    const command = ['npx', 'docusaurus', 'docs:version', cut];
    const {code, output} = await run(site, command, {NODE_OPTIONS: `--require ${hook}`});
    fs.rmSync(hook);
    expect(output).toContain('no room');
    expect(code).not.toBe(0);
    expect(changes(site)).toBe('');
  });

  test('cuts the version', async () => {
    const output = await expectSuccess('npx', 'docusaurus', 'docs:version', cut);
    // The closing message says whether the release that readers see is still a preview.
    expect(output).toMatch(/`release.*version\.yaml/);
    const outside = ['blog', 'community', 'rfc', 'src', 'README.md', 'CONTRIBUTING.md'];
    expect(changes(site, outside)).toBe('');
    expect(labels()).toEqual([before[0]!.label, cut, ...before.slice(1).map(({label}) => label)]);
    expect(unreleasedVersion(readVersions(site)).coming).not.toBe(cut);
    commit(site, 'Cut');
  });

  test('a second cut is refused', async () => {
    const {code, output} = await run(site, ['npm', 'run', 'docs:release', '--', cut]);
    expect(code).not.toBe(0);
    expect(output).toContain(`Version ${cut} is not newer than ${cut}`);
    expect(changes(site)).toBe('');
  });

  test('the checks of the project pass unchanged', checkSources);
});

describe('docs:drop', () => {
  test('refuses the newest version, and one that does not exist', async () => {
    await expectRefusals('docs:drop', [cut, before[0]!.label, '0.1'], 'cannot be removed');
    expect(changes(site)).toBe('');
  });

  test('removes the oldest version', async () => {
    await expectSuccess('npm', 'run', 'docs:drop', '--', dropped);
    expect(labels()).not.toContain(dropped);
    expect(read('data/redirects.yaml')).toContain(
      `/docs/${dropped}: /docs/${before.at(-2)!.label}`,
    );
    commit(site, 'Drop');
  });

  test('the checks of the project pass unchanged', checkSources);
});

describe('the built site', () => {
  test('builds, and its pages pass their tests', async () => {
    await expectSuccess('npm', 'run', '--silent', 'build');
    // `rebuild` builds a small site several times, which a cut does not change. `weight` has a budget for
    // the routes of the contract, and a cut adds a third more.
    const others = ['rebuild', 'weight'].map((name) => `--exclude=**/${name}.test.ts`);
    await expectSuccess('npx', 'vitest', 'run', '--project', 'pages', 'tests/pages', ...others);
  });

  // Navbar, version menu, banners, API, search tags, playground and landing page, in a browser. The tests
  // take the versions from the registry, so they test the new ones here.
  test('shows the new version to readers', browse);
});
