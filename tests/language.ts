/** The published files of the language, for tests that need them. */
import fs from 'node:fs';
import path from 'node:path';
import {test} from './site';
import {BUILD} from './sitemap';

const FOLDER = path.join(BUILD, 'assets/language');

/** Published files by name; empty where the site was built without the language. */
export function listLanguageFiles(): readonly string[] {
  return fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [];
}

/** Reads a published file. */
export function readLanguageFile(name: string): Buffer {
  return fs.readFileSync(path.join(FOLDER, name));
}

/**
 * The size in bytes of the files that run samples of a release: its program and its library.
 *
 * @param release the release of the language, such as `1.2.3`
 */
export function sizeOfLanguage(release: string): number {
  return listLanguageFiles()
    .filter((name) =>
      ['wasm', 'library.json'].some((kind) => name.startsWith(`${release}.${kind}.`)),
    )
    .reduce((sum, name) => sum + readLanguageFile(name).length, 0);
}

/**
 * Skips the tests of a file where the site was built without the language, which CI never is: there
 * it is a failure.
 */
export function needsLanguage(): void {
  const isBuilt = listLanguageFiles().length > 0;
  if (!isBuilt && process.env.CI) {
    throw new Error('build/ has no language files: run `npm run language`, then `npm run build`.');
  }
  test.skip(!isBuilt, 'the site is built without the language: npm run language, npm run build');
}
