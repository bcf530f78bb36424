import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseTodo} from '../../checks/completeness/todo';
import {resolveFile} from '../server/resolve-file';
import {BUILD} from '../sitemap';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const todo = new Set(parseTodo(read('data/todo.yaml')));
const {routes, drafts} = JSON.parse(read('tests/content/routes.json')) as {
  routes: Record<string, string[]>;
  drafts: string[];
};
const all = Object.values(routes).flat();

const answers = (route: string): boolean => resolveFile(BUILD, route).status === 200;

test('every address answers, or is listed as to do', () => {
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((route) => !todo.has(route) && !answers(route))).toEqual([]);
});

test('what is listed as to do is not there yet', () => {
  const done = [...todo].filter(answers);
  expect(done, 'remove these lines: npm run coverage -- --update').toEqual([]);
});

test('drafts are not reachable', () => {
  expect(drafts.filter(answers)).toEqual([]);
});
