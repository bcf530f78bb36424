import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {makeSharedFolder} from '../../testing/folders';
import {hasPageDates} from './pageDates';

const folder = makeSharedFolder();
const [whole, shallow, none] = ['whole', 'shallow', 'none'].map((name) => path.join(folder, name));

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    stdio: 'ignore',
  });
}

beforeAll(() => {
  git('init', whole ?? '');
  for (const message of ['one', 'two']) {
    git('-C', whole ?? '', 'commit', '--allow-empty', '-m', message);
  }
  git('clone', '--depth', '1', `file://${whole ?? ''}`, shallow ?? '');
  fs.mkdirSync(none ?? '');
});

test('a full clone has the dates of pages; a shallow clone and a plain folder do not', () => {
  expect([whole, shallow, none].map((one) => hasPageDates(one ?? ''))).toEqual([
    true,
    false,
    false,
  ]);
});
