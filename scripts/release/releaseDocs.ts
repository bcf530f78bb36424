import fs from 'node:fs';
import path from 'node:path';
import {runCommand} from '../setup/run-command.mjs';
import {planRelease} from './planRelease';

/**
 * Cuts a version of the docs: Docusaurus copies pages and sidebar, then what else each version
 * has of its own is copied.
 *
 * @param siteDir the project's root
 * @param args the command's arguments
 * @returns the exit code
 */
export async function releaseDocs(siteDir: string, args: readonly string[]): Promise<number> {
  const {version, copies} = planRelease(siteDir, args);
  console.log(`Cutting version ${version} of the docs ...`);
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {code, output} = await runCommand(
    [process.execPath, cli, 'docs:version', version, siteDir],
    {cwd: siteDir, label: 'docs:version'},
  );
  if (code !== 0) {
    console.error(output);
    return code;
  }
  for (const {from, to} of copies) {
    fs.cpSync(path.join(siteDir, from), path.join(siteDir, to), {recursive: true});
    console.log(`Copied ${from} to ${to}.`);
  }
  console.log(
    `Version ${version} is the newest one: navbar, menus and API pages follow versions.json.\n` +
      'Its language has still to be named in language/compile/versions.mjs, with the released crate.\n' +
      'Look at it with `npm start`, run `npm test`, and commit what `git status` shows.',
  );
  return 0;
}
