import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {unreleasedVersion, type DocsVersion} from '../../data/model/versions/model';
import {readVersions} from '../../data/model/versions/node/readVersions';
import {changes, commit, copyProject, run} from '../../testing/copyProject';

// A copy of the whole project is cut, and then an old version is taken away; after each, everything
// that holds pages is run on it as it is run on the project. One build serves both, since what a cut
// adds and what a drop removes are different addresses.
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

/** Runs a command that has to succeed; its output stands in the failure. */
async function expectSuccess(...command: string[]): Promise<string> {
  const {code, output} = await run(site, command);
  expect(code, output.slice(-20_000)).toBe(0);
  return output;
}

/** Runs the browser tests about versions on the built copy, and prints what failed only. */
async function browse(): Promise<void> {
  const command = ['npx', 'playwright', 'test', '--grep', '@versions', '--reporter', 'dot'];
  const {code, output} = await run(site, command, {WITHOUT_STAGES: '1'});
  expect(code, output.slice(-20_000)).toBe(0);
  expect(Number(/(\d+) passed/.exec(output)?.[1]), output).toBeGreaterThan(25);
}

/** What reads versions, pages, or records; the unit tests of other rooms do not see a cut. */
const PLUGINS = ['grammar', 'live', 'openapi', 'records', 'samples', 'versions'];
const ROOMS = [
  ...['tests', 'data', 'samples', 'checks', 'language/inventory', 'src/site', 'src/theme'],
  ...PLUGINS.map((name) => `src/plugins/${name}`),
];

/** Everything that the project's own checks hold of pages without a built site. */
async function checkSources(): Promise<void> {
  await expectSuccess('npx', 'vitest', 'run', '--project', 'unit', ...ROOMS);
  const samples = await expectSuccess('npm', 'run', '--silent', 'samples');
  expect(samples).toMatch(/ 0 problems/);
}

describe('docs:version', () => {
  test('refuses what is no version to cut, and changes nothing', async () => {
    for (const name of [before[1]!.label, `${cut}.0`, '99.0', 'latest']) {
      const {code, output} = await run(site, ['npm', 'run', 'docs:release', '--', name]);
      expect(code, output).not.toBe(0);
      expect(output).toContain('Nothing was changed.');
    }
    fs.mkdirSync(path.join(site, `data/${cut}`));
    fs.writeFileSync(path.join(site, `data/${cut}/left`), '');
    const {output} = await run(site, ['npm', 'run', 'docs:release', '--', cut]);
    expect(output).toContain(`In the way of version ${cut}: data/${cut}`);
    fs.rmSync(path.join(site, `data/${cut}`), {recursive: true});
    expect(changes(site)).toBe('');
  });

  test('undoes everything where a step fails', async () => {
    // Docusaurus copies the pages first; the records cannot be copied then.
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
    await expectSuccess('npx', 'docusaurus', 'docs:version', cut);
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

  test('the checks of the project pass as they are', checkSources);
});

describe('docs:drop', () => {
  test('refuses the newest version, and one that is not there', async () => {
    for (const name of [cut, before[0]!.label, '0.1']) {
      const {code, output} = await run(site, ['npm', 'run', 'docs:drop', '--', name]);
      expect(code).not.toBe(0);
      expect(output).toContain('cannot be taken away');
    }
    expect(changes(site)).toBe('');
  });

  test('takes the oldest version away', async () => {
    await expectSuccess('npm', 'run', 'docs:drop', '--', dropped);
    expect(labels()).not.toContain(dropped);
    expect(read('data/redirects.yaml')).toContain(
      `/docs/${dropped}: /docs/${before.at(-2)!.label}`,
    );
    commit(site, 'Drop');
  });

  test('the checks of the project pass as they are', checkSources);
});

describe('the built site', () => {
  test('builds, and its pages hold what pages must', async () => {
    await expectSuccess('npm', 'run', '--silent', 'build');
    // One builds a stage several times, which a cut does not change; the other has a budget for the
    // routes of the contract, and a cut adds a third more.
    const others = ['rebuild', 'weight'].map((name) => `--exclude=**/${name}.test.ts`);
    await expectSuccess('npx', 'vitest', 'run', '--project', 'pages', 'tests/pages', ...others);
  });

  // Navbar, version menu, banners, API, search tags, playground and landing page, in a browser: the
  // project's own tests ask the registry, so they ask this one.
  test('readers meet the new version', browse);
});
