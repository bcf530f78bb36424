// @ts-check
// `npm run try:next`: builds and tests a copy of the project with the next major version of
// Docusaurus, on a Node that is new enough for it. The project itself is not changed.
// `npm run try:next build test:pages` runs these scripts instead of the usual ones.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runMain} from './setup/next-step.mjs';
import {root} from './setup/project.mjs';
import {plainText, runCommand} from './setup/run-command.mjs';
import {
  listDocusaurus,
  newestOfAll,
  nodePackage,
  raise,
  withoutDocusaurus,
} from './try-next/plan.mjs';

const NODE = 24;
const SCRIPTS = ['check:types', 'build', 'test:unit'];
const LINES = 40;

await runMain(async () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = newestOfAll(listDocusaurus(manifest).map(listVersions));
  if (!version) throw new Error('The packages of Docusaurus have no version in common.');
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'try-next-'));
  const site = path.join(folder, 'site');
  console.log(`Docusaurus ${version} in ${site}`);
  copyProject(site);
  /** @type {(name: string, value: unknown) => void} */
  const write = (name, value) =>
    fs.writeFileSync(path.join(site, name), JSON.stringify(value, null, 2));
  const lock = JSON.parse(fs.readFileSync(path.join(site, 'package-lock.json'), 'utf8'));
  write('package.json', raise(manifest, version));
  write('package-lock.json', withoutDocusaurus(lock));

  const node = nodePackage(process.platform, process.arch);
  const bin = path.join(folder, 'node_modules', node, 'bin');
  const env = {PATH: `${bin}${path.delimiter}${process.env.PATH}`};
  const asked = process.argv.slice(2);
  const commands = [
    ['npm', 'install', '--prefix', folder, '--no-save', `${node}@${NODE}`],
    // Plugins of others ask for Docusaurus 3 until they have tried the next one.
    ['npm', 'install', '--force'],
    ...(asked.length > 0 ? asked : SCRIPTS).map((script) => ['npm', 'run', '--silent', script]),
  ];
  const failures = [];
  for (const [index, command] of commands.entries()) {
    const label = command.join(' ');
    const {code, output, seconds} = await runCommand(command, {cwd: site, label, env});
    console.log(`${code === 0 ? 'passed' : 'failed'}: ${label} (${seconds} s)`);
    if (code === 0) continue;
    console.log(plainText(output).split('\n').slice(-LINES).join('\n'));
    failures.push(label);
    // Without packages nothing else can run.
    if (index < 2) break;
  }
  console.log(`\nDocusaurus ${version}: ${failures.length === 0 ? 'all passed' : 'failed:'}`);
  failures.forEach((failure) => console.log(failure));
  return failures.length === 0 ? 0 : 1;
});

/**
 * @param {string} name of a package
 * @returns {string[]} its versions, oldest first
 */
function listVersions(name) {
  return JSON.parse(String(execFileSync('npm', ['view', name, 'versions', '--json'])));
}

/**
 * Copies the files in git, with their history and with changes that are not committed.
 *
 * @param {string} site a folder that does not exist yet
 */
function copyProject(site) {
  const git = (/** @type {string[]} */ ...args) =>
    String(execFileSync('git', args, {cwd: root, maxBuffer: Infinity})).trim();
  git('clone', '--quiet', '--no-checkout', root, site);
  const files = git('ls-files', '-co', '--exclude-standard').split('\n');
  const exists = (/** @type {string} */ file) => fs.existsSync(path.join(root, file));
  for (const file of [...files, 'language/dist'].filter(exists)) {
    fs.cpSync(path.join(root, file), path.join(site, file), {recursive: true});
  }
  execFileSync('git', ['reset', '--quiet'], {cwd: site});
}
