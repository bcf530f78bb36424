import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {commitAll, git, makeSharedFolder} from '../../testing/folders';
import {hasPageDates} from './pageDates';

const folder = makeSharedFolder();
const [whole, shallow, none] = ['whole', 'shallow', 'none'].map((name) =>
  path.join(folder, name),
) as [string, string, string];

beforeAll(() => {
  git(folder, 'init', whole);
  commitAll(whole);
  commitAll(whole);
  git(folder, 'clone', '--depth', '1', `file://${whole}`, shallow);
  fs.mkdirSync(none);
});

test('a full clone has the dates of pages; a shallow clone and a plain folder do not', () => {
  expect([whole, shallow, none].map((one) => hasPageDates(one))).toEqual([true, false, false]);
});
