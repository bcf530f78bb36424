import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readContract} from '../../checks/completeness/node/siteRoutes';
import {loadStdlib} from '../../data/model/node/loadStdlib';
import {findPage} from '../../data/model/node/pages';
import {pageOfModule, type StdlibModule} from '../../data/model/stdlib/model';
import {arityOf} from '../../data/model/stdlib/signature';
import {isLanguageBuilt, openLanguage} from '../../language/host/node';
import type {Inventory} from '../../language/host/protocol';

const ROOT = path.resolve(__dirname, '../..');
const VERSIONS = [
  {version: 'edge', docs: 'docs'},
  {version: '0.12', docs: 'versioned_docs/version-0.12'},
] as const;

// The library of 0.12 declares two parameters; the runtime takes one argument and refuses two.
const WRONGLY_DECLARED = ['0.12 std::array::sort'];

const promised = new Set(Object.values(readContract(ROOT).routes).flat());

/** Names as they were read from the sources of each version's release. */
function readNames(version: string, kind: 'fn' | 'const'): string[] {
  const lines = fs.readFileSync(path.join(__dirname, `stdlib/${version}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1));
}

describe.each(VERSIONS)('the standard library of $version', ({version, docs}) => {
  const modules = [...loadStdlib(ROOT, version).values()];
  const functions = modules.flatMap(({module, functions: found}) =>
    found.map((entry) => ({...entry, path: `${module}::${entry.name}`})),
  );
  const constants = modules.flatMap(({module, constants: found}) =>
    found.map((entry) => ({...entry, path: `${module}::${entry.name}`})),
  );

  test('has a record for each function and constant of the sources, and no other', () => {
    expect(functions.map((entry) => entry.path).sort()).toEqual(readNames(version, 'fn'));
    expect(constants.map((entry) => entry.path).sort()).toEqual(readNames(version, 'const'));
  });

  test('says since which release each name exists', () => {
    const first = (name: string, kind: 'fn' | 'const'): string => {
      if (readNames('0.11', kind).includes(name)) return '0.11.12';
      return readNames('0.12', kind).includes(name) ? '0.12.4' : 'edge';
    };
    for (const [kind, entries] of [
      ['fn', functions],
      ['const', constants],
    ] as const) {
      for (const entry of entries) {
        expect(`${entry.path} ${entry.since}`).toBe(`${entry.path} ${first(entry.path, kind)}`);
      }
    }
  });

  test.skipIf(!isLanguageBuilt(version))(
    'agrees with what the implementation lists',
    async () => {
      const language = await openLanguage(version, {limits: {timeMs: 30_000}});
      const {inventory} = await language.ask({kind: 'inventory'});
      await language.close();
      if (!inventory) throw new Error('The implementation gave no inventory.');
      const listed = inventory.functions.map(pathOf).sort();
      const known = functions.map((entry) => entry.path);
      expect(known.sort()).toEqual(listed);
      expect(Object.fromEntries(constants.map((entry) => [entry.path, entry.value]))).toEqual(
        Object.fromEntries(inventory.constants.map((entry) => [pathOf(entry), entry.value])),
      );
      expect(findArityFaults(inventory)).toEqual([]);
    },
    40_000,
  );

  function findArityFaults(inventory: Inventory): string[] {
    const aggregates = inventory.aggregates.map((entry) => ({
      ...entry,
      module: `aggr::${entry.module}`,
    }));
    const declared = inventory.functions.filter(({module}) => !module.startsWith('aggr::'));
    return [...aggregates, ...declared].flatMap((entry) => {
      const record = functions.find(({path: name}) => name === pathOf(entry));
      if (WRONGLY_DECLARED.includes(`${version} ${pathOf(entry)}`)) return [];
      const same = record && JSON.stringify(arityOf(record)) === JSON.stringify(entry.arity);
      return same ? [] : [`${pathOf(entry)} takes ${JSON.stringify(entry.arity)}`];
    });
  }

  const pageOf = ({module}: StdlibModule): string | undefined =>
    findPage(ROOT, `${docs}/${pageOfModule(module)}`);

  test('has a page for each module, or promises one', () => {
    const missing = modules
      .filter((module) => pageOf(module) === undefined)
      .map(({module}) => `/docs/${version}/${pageOfModule(module)}`)
      .filter((route) => !promised.has(route));
    expect(missing, 'write these pages, or remove their records').toEqual([]);
  });

  test.each(modules.filter(pageOf))('the page of $module holds its functions', (module) => {
    const page = fs.readFileSync(path.join(ROOT, pageOf(module) ?? ''), 'utf8');
    expect(
      page.includes('<ConstantTable />'),
      'constants of the record, and the table of them',
    ).toBe(module.constants.length > 0);
    const headings = readSections(page);
    expect([...headings.keys()]).toEqual(module.functions.map(({name}) => name));
    for (const entry of module.functions) {
      const text = headings.get(entry.name) ?? '';
      const found = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| (yes|no) \|/gm)];
      expect(found.map(([, name, type]) => ({name, type}))).toEqual(
        entry.parameters.map(({name, type}) => ({name, type})),
      );
      for (const part of ['Parameters', 'Returns', 'Errors', 'Examples']) {
        expect(text, `${entry.name} lacks "${part}"`).toContain(`**${part}:**`);
      }
      expect(text).toContain(`**Since:** ${entry.since}\n`);
      expect(text.match(/^```(tremor|trickle)/gm)?.length, entry.name).toBeGreaterThan(1);
    }
  });
});

/** The sections of the functions by their heading. */
function readSections(page: string): Map<string, string> {
  const part = /^## Functions .*\n([^]*?)^## /m.exec(page)?.[1] ?? '';
  const sections = part.split(/^### /m).slice(1);
  return new Map(sections.map((text) => [/^\w+/.exec(text)?.[0] ?? '', text]));
}

function pathOf({module, name}: {readonly module: string; readonly name: string}): string {
  return `${module}::${name}`;
}
