import path from 'node:path';
import {expect, test} from 'vitest';
import {historyOf, readFormerRoutes} from '../../checks/completeness/node/history';
import {readContract, readSiteRoutes} from '../../checks/completeness/node/siteRoutes';
import {findToWrite} from '../../checks/completeness/toWrite';
import {resolveFile} from '../server/resolve-file';
import {BUILD} from '../sitemap';

const ROOT = path.resolve(__dirname, '../..');
const contract = readContract(ROOT);
const written = readSiteRoutes(ROOT);
const toWrite = [...findToWrite(contract, written).values()].flat();
const history = historyOf(ROOT);

const answers = (route: string): boolean => resolveFile(BUILD, route).status === 200;

test('every address that has a file answers', () => {
  expect(Object.values(contract.routes).flat().length).toBeGreaterThan(400);
  expect(written.size).toBeGreaterThan(130);
  expect([...written].filter((route) => !answers(route))).toEqual([]);
});

test('every address of the contract answers, or is still to be written', () => {
  const open = new Set(toWrite);
  const all = Object.values(contract.routes).flat();
  expect(all.filter((route) => !open.has(route) && !answers(route))).toEqual([]);
});

test('what is still to be written is not there yet', () => {
  expect(toWrite.filter(answers), 'checks/pages/route.ts does not know their file').toEqual([]);
});

test('drafts are not reachable', () => {
  expect(contract.drafts.filter(answers)).toEqual([]);
});

// What guards against a lost page: a file that is gone would count as still to be written. Git knows
// every page that there ever was. A copy of the project without a history cannot tell.
test.skipIf(history === 'none')('every address that there ever was still answers', () => {
  if (process.env.CI) expect(history, 'clone with the whole history: fetch-depth: 0').toBe('whole');
  const lost = readFormerRoutes(ROOT).filter(({route}) => !answers(route));
  expect(lost, 'give the page back, or redirect its address to the one in its place').toEqual([]);
});
