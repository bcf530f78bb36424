/** Folders of files for tests, which are removed afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, onTestFinished} from 'vitest';

/** The texts of files, by their paths in a folder. */
type Files = Readonly<Record<string, string>>;

/** Makes a folder for one test. Call it in the test, or in `beforeEach`. */
export function makeFolder(files: Files = {}): string {
  const folder = createFolder(files);
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

/** Makes a folder for all tests of a file or suite. Call it outside of tests. */
export function makeSharedFolder(files: Files = {}): string {
  const folder = createFolder(files);
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

/** Writes files, and makes the folders that they are in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

function createFolder(files: Files): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}
