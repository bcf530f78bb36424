/** Folders of files for tests, which are removed afterwards. */
import {execFileSync} from 'node:child_process';
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

/** Runs git in a folder, as an author who needs no configuration. */
export function git(folder: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...author, ...args], {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
}

/** Commits everything in a repository. */
export function commitAll(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'A change');
}

function createFolder(files: Files): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}
