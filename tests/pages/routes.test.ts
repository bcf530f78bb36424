import path from 'node:path';
import {expect, test} from 'vitest';
import {historyOf, readFormerRoutes} from '../../checks/completeness/node/history';
import {readContract, readSiteRoutes} from '../../checks/completeness/node/siteRoutes';
import {findToWrite} from '../../checks/completeness/toWrite';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD} from '../sitemap';

const ROOT = path.resolve(__dirname, '../..');
const contract = readContract(ROOT);
const written = readSiteRoutes(ROOT);
const history = historyOf(ROOT);

const answers = (route: string): boolean => resolveFile(BUILD, route).status === 200;

test('every address that has a file answers', () => {
  expect(Object.values(contract.routes).flat().length).toBeGreaterThanOrEqual(561);
  expect(written.size).toBeGreaterThanOrEqual(561);
  expect([...written].filter((route) => !answers(route))).toEqual([]);
});

test('every address of the contract answers', () => {
  expect(
    Object.values(contract.routes)
      .flat()
      .filter((route) => !answers(route)),
  ).toEqual([]);
});

test('no page answers whose file is unknown', () => {
  const unknown = [...findToWrite(contract, written).values()].flat().filter(answers);
  expect(unknown, 'checks/pages/route.ts does not know their file').toEqual([]);
});

test('every address of the contract answers with a slash at its end, too', () => {
  const routes = Object.values(contract.routes).flat();
  expect(routes.filter((route) => !answers(`${route.replace(/\/$/, '')}/`))).toEqual([]);
});

test('drafts are not reachable', () => {
  expect(contract.drafts.filter(answers)).toEqual([]);
});

// Pages beyond the contract can be lost too. Git knows every page that there ever was. A copy of the
// project without a history cannot tell.
test.skipIf(history === 'none')('every address that there ever was still answers', () => {
  if (process.env.CI) expect(history, 'clone with the whole history: fetch-depth: 0').toBe('whole');
  const lost = readFormerRoutes(ROOT).filter(({route}) => !answers(route));
  expect(lost, 'give the page back, or redirect its address to the one in its place').toEqual([]);
});
