import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {unreleasedVersion, type DocsVersion} from '../../src/site/versions/model';
import {listFiles} from '../../src/records/model/node/listFiles';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {changes, commit, copyProject, run} from '../../testing/copyProject';

// Cuts a version in a copy of the whole project, then drops an old one. After both, all checks of pages
// run as they run in the project: the cut adds other files than the drop removes, and changes no file of
// an old version.
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
    const old = before.slice(1).flatMap(({label, folder}) => {
      return [folder, `data/${label}`].flatMap((each) => [each, `samples/records/${each}`]);
    });
    expect(changes(site, [...outside, ...old])).toBe('');
    expect(labels()).toEqual([before[0]!.label, cut, ...before.slice(1).map(({label}) => label)]);
    expect(unreleasedVersion(readVersions(site)).coming).not.toBe(cut);
    commit(site, 'Cut');
  });

  test('no copied page says that it is another version or a preview', () => {
    const {label, release} = before[0]!;
    const names = new RegExp(
      `\\bdocs/${label}/|\\bversion ${label}\\b|${release.replaceAll('.', '\\.')}`,
    );
    const folder = `versioned_docs/version-${cut}`;
    const lines = listFiles(site, folder)
      .flatMap((file) => read(file).split('\n'))
      .filter((line) => names.test(line) && !/^verified:|^\{\/\*/.test(line));
    expect(lines).toEqual([]);
  });

  // src/plugins/versions/node/plans.test.ts has the other refusals.
  test('a second cut is refused', () =>
    expectRefusal('docs:release', cut, `Version ${cut} is not newer than ${cut}`));
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
});

describe('the sources after both', () => {
  test('pass the checks that need no built site', async () => {
    /** The unit tests that depend on versions, pages, or records. */
    const folders = [
      ...['tests/content', 'tests/unit/readmes', 'tests/unit/version-names', 'checks', 'src/site'],
      ...['language/inventory', 'src/theme', 'src/plugins/grammar', 'src/plugins/live'],
      ...['src/plugins/openapi', 'src/plugins/versions'],
    ];
    // The next test checks the samples.
    const others = '--exclude=**/content/samples.test.ts';
    await expectSuccess('npx', 'vitest', 'run', '--project', 'unit', ...folders, others);
  });

  test('have samples in which the command for samples finds no problem', async () => {
    expect(await expectSuccess('npm', 'run', '--silent', 'samples')).toMatch(/ 0 problems/);
  });
});

describe('the built site', () => {
  test('builds, and its pages pass their tests', async () => {
    await expectSuccess('npm', 'run', '--silent', 'build');
    // `stage` builds small sites, and `markup` validates pages of which a cut makes copies: a cut changes
    // neither. `weight` has a budget for the routes of the contract, and a cut adds a third more.
    const others = ['markup', 'stage', 'weight'].map((name) => `--exclude=**/${name}.test.ts`);
    await expectSuccess('npx', 'vitest', 'run', '--project', 'pages', 'tests/pages', ...others);
  });

  test('the front page says that it is the new version, the latest release', () => {
    const text = read(`build/docs/${cut}.html`).replace(/<[^>]*>/g, '');
    expect(text).toContain(`documentation of ${cut} (the latest release)`);
    expect(text).toContain(`${before[0]!.label} (the development version)`);
    expect(text).not.toContain(before[0]!.release);
  });

  // Navbar, version menu, banners, API, search tags, playground and landing page, in a browser. The tests
  // take the versions from the registry, so they test the new ones here.
  test('shows the new version to readers', browse);
});
