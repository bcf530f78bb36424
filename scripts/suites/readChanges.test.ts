import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../testing/folders';
import {readChanges} from './readChanges.mjs';

let folder = '';
const write = (file: string, text: string) => writeFiles(folder, {[file]: text});
const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
function commit(): void {
  git('add', '--all');
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--quiet', '--message', 'A change');
}

beforeEach(() => {
  folder = makeFolder();
  git('init', '--quiet', '--initial-branch', 'main');
  for (const name of ['committed', 'edited', 'gone', 'same']) write(`${name}.md`, 'old\n');
  write('.gitignore', 'ignored.md\n');
  commit();
  git('switch', '--quiet', '--create', 'topic');
});

test('commits, edits, new and removed files differ from the main branch', () => {
  write('committed.md', 'new\n');
  commit();
  write('edited.md', 'new\n');
  write('new page.md', 'new\n');
  write('ignored.md', 'new\n');
  fs.rmSync(path.join(folder, 'gone.md'));
  expect(readChanges(folder, undefined)).toEqual({
    base: 'main',
    changed: ['committed.md', 'edited.md', 'new page.md'],
    removed: ['gone.md'],
  });
});

test('later commits of the main branch do not count', () => {
  git('switch', '--quiet', 'main');
  write('same.md', 'new\n');
  commit();
  git('switch', '--quiet', 'topic');
  expect(readChanges(folder, 'main')?.changed).toEqual([]);
});

test('a branch that does not exist is undefined', () => {
  expect(readChanges(folder, 'release')).toBeUndefined();
});
