import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {findApiSpecs} from '../../src/plugins/openapi/node/specs';
import {loadStdlib} from '../../src/records/model/node/load';
import {pageOf} from '../../src/records/model/stdlib/model';
import {openVersion} from '../../testing/siteSearch';
import type {SearchBundle} from '../../src/plugins/search/core/index/model';
import {indexFileName} from '../../src/plugins/search/core/index/tags';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';
import {VERSIONS} from '../../testing/versions';

/** A function or constant of the standard library. */
type Member = {readonly module: string; readonly name: string; readonly page: string};

const FIRST = 3;

// The pages of frozen versions are older than the search by names.
const libraries = VERSIONS.filter(({frozen}) => !frozen)
  .map(({label}) => ({
    label,
    modules: [...loadStdlib(PROJECT, label).values()].map((module) => ({
      ...module,
      page: `/docs/${label}/${pageOf(module)}`,
    })),
  }))
  .filter(({modules}) => modules.length > 0);

describe.each(libraries)('in the search of $label', ({label, modules}) => {
  const {engine, tags} = openVersion(BUILD, label);
  const list = (kind: 'functions' | 'constants') =>
    modules.flatMap((one) =>
      one[kind].map(({name}): Member => ({module: one.module, name, page: one.page})),
    );
  const kinds = [
    ['function', list('functions')],
    ['constant', list('constants')],
  ] as const;
  const members = kinds.flatMap(([, some]) => some);

  /** The first hits as `page#section`, the section in the words of its heading. */
  async function first(query: string): Promise<string[]> {
    const {hits} = await engine.search(query, tags);
    return hits
      .slice(0, FIRST)
      .map(({document}) => `${document.sectionRoute.split('#')[0]}#${document.sectionTitle}`);
  }
  const place = ({page, name}: Member) => `${page}#${name}`;
  const nameOf = ({module, name}: Member) => `${module}::${name}`;

  async function missed(
    some: readonly Member[],
    queryOf: (member: Member) => string,
    isFound: (member: Member, hits: readonly string[]) => boolean,
  ): Promise<string[]> {
    const misses: string[] = [];
    for (const member of some) {
      const hits = await first(queryOf(member));
      if (!isFound(member, hits)) misses.push(`${nameOf(member)}: ${hits.join(', ')}`);
    }
    return misses;
  }

  test('every module is the title of its page, letter by letter', () => {
    const file = path.join(BUILD, indexFileName(tags[0]?.tag ?? ''));
    const {documents} = JSON.parse(fs.readFileSync(file, 'utf8')) as SearchBundle;
    const titles = new Map(documents.map(({sectionRoute, pageTitle}) => [sectionRoute, pageTitle]));
    // A page may hold the modules inside its own as well.
    const holds = (page: string) => modules.filter((module) => module.page === page);
    const wrong = modules
      .filter(({page, module}) => holds(page)[0]?.module === module)
      .filter(({page, module}) => titles.get(page) !== module)
      .map(({page, module}) => `${module}: ${titles.get(page)}`);
    expect(wrong).toEqual([]);
  });

  test('every module is found by its name', async () => {
    const asMembers = modules.map(({module, page}) => ({module, name: '', page}));
    const isThere = ({page}: Member, hits: readonly string[]) =>
      hits.some((hit) => hit.startsWith(`${page}#`));
    expect(await missed(asMembers, ({module}) => module, isThere)).toEqual([]);
  });

  test.each(kinds)('every %s is among the first hits by its full name', async (_, some) => {
    expect(await missed(some, nameOf, (member, hits) => hits.includes(place(member)))).toEqual([]);
  });

  /*
   * More functions can share a last segment than there are first places: four are called `len`.
   * They count as found if each of the first hits is a function or constant with exactly that last
   * segment. A page with that title may come first, for example Errors for `error`.
   */
  test.each(kinds)('every %s is among the first hits by its last segment', async (_, some) => {
    const isFound = (member: Member, hits: readonly string[]) => {
      const same = members
        .filter(({name}) => name.toLowerCase() === member.name.toLowerCase())
        .map(place);
      if (hits.includes(place(member))) return true;
      const [page = '', ...others] = hits;
      const hasPage = isTitle(page, member.name);
      const places = hasPage ? others : hits;
      return same.length > places.length && places.every((hit) => same.includes(hit));
    };
    const isTitle = (hit: string, name: string) =>
      new RegExp(`#${name}s?$`, 'i').test(hit) && !members.map(place).includes(hit);
    expect(await missed(some, ({name}) => name, isFound)).toEqual([]);
  });
});

test.each(findApiSpecs(PROJECT, VERSIONS))(
  'in $label, every operation of the API is the first hit of its id, its call, and its path',
  async ({label, file}) => {
    const {engine, tags} = openVersion(BUILD, label);
    const {paths} = parse(fs.readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, {operationId?: string}>>;
    };
    const wrong: string[] = [];
    for (const [address, methods] of Object.entries(paths)) {
      const ids = Object.values(methods).flatMap(({operationId}) => operationId ?? []);
      const asked: [string, string[]][] = Object.entries(methods).flatMap(
        ([method, {operationId}]) =>
          operationId === undefined
            ? []
            : [operationId, `${method.toUpperCase()} ${address}`].map(
                (query): [string, string[]] => [query, [operationId]],
              ),
      );
      for (const [query, right] of [...asked, [address, ids] as const]) {
        const [hit] = (await engine.search(query, tags)).hits;
        const found = hit?.document.sectionRoute ?? 'nothing';
        if (!right.some((id) => found.endsWith(`/operation/${id}`)))
          wrong.push(`${query}: ${found}`);
      }
    }
    expect(Object.keys(paths).length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
    for (const query of ['PATCH flow', 'patch connector']) {
      const [hit] = (await engine.search(query, tags)).hits;
      expect(hit?.document.sectionRoute).toMatch(/\/operation\/patch_/);
    }
  },
);
