import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {SearchBundle} from '../../src/plugins/search/core/index/model';
import {indexFileName} from '../../src/plugins/search/core/index/tags';
import {readJudged, TUNED} from '../../testing/fixtures/search/judged';
import {relevanceTable, type RelevanceRow} from '../../testing/fixtures/search/relevance';
import {BUILD} from '../sitemap';
import {openVersion} from '../../testing/siteSearch';
import {LABELS} from '../../testing/versions';

const pageOf = (route: string) => route.split('#', 1)[0] ?? route;
const isRight = (row: RelevanceRow, hit: string) =>
  row.expected.some((route) => route === hit || route === pageOf(hit));

const searches = new Map(LABELS.map((label) => [label, openVersion(BUILD, label)]));

/** The routes that a reader on a page of a version finds, best first. */
async function search(version: string, query: string): Promise<readonly string[]> {
  const {engine, tags} = searches.get(version)!;
  return (await engine.search(query, tags)).hits.map(({document}) => document.sectionRoute);
}

const rows = relevanceTable.filter(({version, expected}) =>
  expected.some((route) => searches.get(version)?.routes.has(route)),
);

test('the table has at least forty queries for existing pages', () => {
  expect(new Set(rows.map(({query}) => query)).size).toBeGreaterThanOrEqual(40);
});

test('an index leaves out the captions of samples and the references of grammar rules', () => {
  const file = path.join(BUILD, indexFileName('docs-default-current'));
  const {documents} = JSON.parse(fs.readFileSync(file, 'utf8')) as SearchBundle;
  const captions = documents.filter(({content}) =>
    /\b(recorded|checked) with tremor/.test(content),
  );
  expect(captions).toEqual([]);
  const rules = documents.filter(({sectionRoute}) => sectionRoute.includes('#rule-'));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(({content}) => /\bUsed by [A-Z]\w+[,.]/.test(content))).toEqual([]);
});

describe.each([
  ['in the first file', TUNED.slice(0, 1)],
  ['in all files', TUNED],
])('queries that strangers wrote, %s,', async (_, files) => {
  const asked = files
    .flatMap(readJudged)
    .filter(({version, pages}) => pages.some((page) => searches.get(version)?.routes.has(page)));
  const places = await Promise.all(
    asked.map(async ({version, kind, query, pages}) => {
      const hits = await search(version, query);
      return {kind, query, place: hits.findIndex((hit) => pages.includes(pageOf(hit))) + 1};
    }),
  );
  const share = (some: typeof places, last: number) =>
    some.filter(({place}) => place >= 1 && place <= last).length / some.length;
  const missed = JSON.stringify(places.filter(({place}) => place !== 1));

  test('are answered by the first hit in nine of ten cases, and of each kind in four of five', () => {
    expect(share(places, 1), missed).toBeGreaterThanOrEqual(0.9);
    for (const kind of new Set(places.map((one) => one.kind)))
      expect(
        share(
          places.filter((one) => one.kind === kind),
          1,
        ),
        `${kind}: ${missed}`,
      ).toBeGreaterThanOrEqual(0.8);
  });

  test('are answered by one of the first five', () => {
    expect(share(places, 5), missed).toBeGreaterThanOrEqual(0.97);
  });
});

describe('first results', async () => {
  const places = await Promise.all(
    rows.map(async (row) => {
      const hits = await search(row.version, row.query);
      return {row, place: hits.findIndex((hit) => isRight(row, hit)) + 1, first: hits[0]};
    }),
  );
  const explain = (missed: typeof places) =>
    missed.map(({row, place, first}) => `${row.version} "${row.query}": place ${place}, ${first}`);

  test('nine of ten queries are answered by the first hit', () => {
    const missed = places.filter(({place}) => place !== 1);
    expect(missed.length / places.length, explain(missed).join('\n')).toBeLessThanOrEqual(0.1);
  });

  test('every query is answered by one of the first five', () => {
    expect(explain(places.filter(({place}) => place < 1 || place > 5))).toEqual([]);
  });
});
