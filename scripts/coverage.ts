/**
 * `npm run coverage`: how much of the site is written; with `--update`, takes what is written off
 * the list of what is to do. It looks at the built site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {formatTodo, parseTodo} from '../checks/completeness/todo';

const root = path.resolve(__dirname, '..');
const file = path.join(root, 'data/todo.yaml');

function isBuilt(route: string): boolean {
  const page = path.join(root, 'build', route);
  return fs.existsSync(`${page}.html`) || fs.existsSync(path.join(page, 'index.html'));
}

if (!fs.existsSync(path.join(root, 'build/index.html'))) {
  console.error('There is no built site in build/. Run `npm run build` first.');
  process.exit(1);
}
const before = parseTodo(fs.readFileSync(file, 'utf8'));
const after = before.filter((route) => !isBuilt(route));
if (process.argv.includes('--update')) fs.writeFileSync(file, formatTodo(after));
console.log(
  `${after.length} pages are still to be written; ${before.length - after.length} are new.`,
);
