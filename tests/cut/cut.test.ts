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

/** Runs a script that has to refuse a version, and to change nothing. */
async function expectRefusal(script: string, version: string, message: string): Promise<void> {
  const {code, output} = await run(site, ['npm', 'run', script, '--', version]);
  expect(code).not.toBe(0);
  expect(output).toContain(message);
  expect(changes(site)).toBe('');
}

/** Runs the browser tests about versions on the built copy. */
async function browse(): Promise<void> {
  const command = ['npx', 'playwright', 'test', '--grep', '@versions', '--reporter', 'dot'];
  const {code, output} = await run(site, command, {WITHOUT_STAGES: '1'});
  expect(code, output.slice(-20_000)).toBe(0);
  expect(Number(/(\d+) passed/.exec(output)?.[1]), output).toBeGreaterThan(25);
}

/** The unit tests that depend on versions, pages, or records. */
const FOLDERS = [
  ...['tests/content', 'tests/unit/readmes', 'tests/unit/version-names', 'checks', 'src/site'],
  ...['language/inventory', 'src/theme', 'src/plugins/grammar', 'src/plugins/live'],
  ...['src/plugins/openapi', 'src/plugins/versions'],
];

/** Runs the checks of pages and of their samples that need no built site. */
async function checkSources(): Promise<void> {
  await expectSuccess('npx', 'vitest', 'run', '--project', 'unit', ...FOLDERS);
}

describe('docs:version', () => {
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

  // src/plugins/versions/node/plans.test.ts has the other refusals.
  test('a second cut is refused', () =>
    expectRefusal('docs:release', cut, `Version ${cut} is not newer than ${cut}`));

  test('the checks of the project pass unchanged', checkSources);
});

describe('docs:drop', () => {
  test('refuses the newest version', () => expectRefusal('docs:drop', cut, 'cannot be removed'));

  test('removes the oldest version', async () => {
    await expectSuccess('npm', 'run', 'docs:drop', '--', dropped);
    expect(labels()).not.toContain(dropped);
    expect(read('data/redirects.yaml')).toContain(
      `/docs/${dropped}: /docs/${before.at(-2)!.label}`,
    );
    commit(site, 'Drop');
  });

  test('the checks of the project pass unchanged', checkSources);

  test('the command for samples finds no problem either', async () => {
    expect(await expectSuccess('npm', 'run', '--silent', 'samples')).toMatch(/ 0 problems/);
  });
});

describe('the built site', () => {
  test('builds, and its pages pass their tests', async () => {
    await expectSuccess('npm', 'run', '--silent', 'build');
    // `rebuild` and `stage` build a small site, and `markup` validates pages of which a cut makes copies: a
    // cut changes neither. `weight` has a budget for the routes of the contract, and a cut adds a third more.
    const others = ['markup', 'rebuild', 'stage', 'weight'].map(
      (name) => `--exclude=**/${name}.test.ts`,
    );
    await expectSuccess('npx', 'vitest', 'run', '--project', 'pages', 'tests/pages', ...others);
  });

  // Navbar, version menu, banners, API, search tags, playground and landing page, in a browser. The tests
  // take the versions from the registry, so they test the new ones here.
  test('shows the new version to readers', browse);
});
