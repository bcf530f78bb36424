import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {commitAll, git, makeFolder, writeFiles} from '../../testing/folders';
import {readChanges} from './readChanges.mjs';

let folder = '';
const write = (file: string, text: string) => writeFiles(folder, {[file]: text});

beforeEach(() => {
  folder = makeFolder();
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  for (const name of ['committed', 'edited', 'gone', 'same']) write(`${name}.md`, 'old\n');
  write('.gitignore', 'ignored.md\n');
  commitAll(folder);
  git(folder, 'switch', '--quiet', '--create', 'topic');
});

test('commits, edits, new and removed files differ from the main branch', () => {
  write('committed.md', 'new\n');
  commitAll(folder);
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
  git(folder, 'switch', '--quiet', 'main');
  write('same.md', 'new\n');
  commitAll(folder);
  git(folder, 'switch', '--quiet', 'topic');
  expect(readChanges(folder, 'main')?.changed).toEqual([]);
});

test('a branch that does not exist is undefined', () => {
  expect(readChanges(folder, 'release')).toBeUndefined();
});
