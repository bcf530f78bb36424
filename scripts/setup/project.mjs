// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkLineEndings} from './line-endings.mjs';
import {checkNodeVersion} from './node-version.mjs';
import {ensurePackages} from './packages.mjs';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Checks Node and the working copy, and installs the packages that are missing. */
export async function prepareProject() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  checkNodeVersion(process.versions.node, manifest.engines.node);
  checkLineEndings(root);
  await ensurePackages(root);
}
