import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {historyOf, readFormerRoutes} from '../../checks/completeness/node/history';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD} from '../sitemap';

/** The addresses that the site has to answer, by area, and the addresses of drafts. */
interface Contract {
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly drafts: readonly string[];
}

const ROOT = path.resolve(__dirname, '../..');
const contract = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'data/addresses.json'), 'utf8'),
) as Contract;
const routes = Object.values(contract.routes).flat();
const history = historyOf(ROOT);

const answers = (route: string): boolean => resolveFile(BUILD, route).status === 200;

test('every address of the contract answers', () => {
  expect(routes.length).toBeGreaterThanOrEqual(561);
  expect(routes.filter((route) => !answers(route))).toEqual([]);
});

test('every address of the contract also answers with a slash at its end', () => {
  expect(routes.filter((route) => !answers(`${route.replace(/\/$/, '')}/`))).toEqual([]);
});

test('every further page is one of the listed additions', () => {
  const [, list = ''] = fs
    .readFileSync(path.join(ROOT, 'tests/SPECIFICATION.md'), 'utf8')
    .split('## Additions');
  const additions = [...list.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address);
  const isAddition = new RegExp(`^(?:${additions.join('|').replaceAll('*', '.+')})$`);
  const pages = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`);
  const known = new Set(routes);
  expect(pages.filter((page) => !known.has(page) && !isAddition.test(page))).toEqual([]);
});

test('drafts are not reachable', () => {
  const isDraft = (route: string): boolean =>
    ['.md', '.mdx'].map((ending) => sourceOf(route) + ending).some(saysDraft);
  expect(contract.drafts.filter((route) => !isDraft(route))).toEqual([]);
  expect(contract.drafts.filter(answers)).toEqual([]);
});

/** The source of a page, without its ending. */
function sourceOf(route: string): string {
  const file = route.slice(1).replace(/^docs\/(\d[\d.]*)/, 'versioned_docs/version-$1');
  return path.join(ROOT, file.replace(/^docs\/edge/, 'docs'));
}

const saysDraft = (file: string): boolean =>
  fs.existsSync(file) && /^draft: true$/m.test(fs.readFileSync(file, 'utf8'));

// Pages that are not in the contract can be lost too. The history of git has every former page, so a
// copy of the project without its history is not checked.
test.skipIf(history === 'none')('every former address still answers', () => {
  if (process.env.CI) expect(history, 'clone with the whole history: fetch-depth: 0').toBe('whole');
  const lost = readFormerRoutes(ROOT).filter(({route}) => !answers(route));
  expect(lost, 'restore the page, or redirect its address to its replacement').toEqual([]);
});
