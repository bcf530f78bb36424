import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadStdlib} from '../../src/records/model/node/load';
import {findPage} from '../../src/records/model/node/pages';
import {pageOf, type StdlibModule} from '../../src/records/model/stdlib/model';
import {arityOf} from '../../src/records/model/stdlib/signature';
import {compareReleases, seriesOf} from '../../src/site/versions/model';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {isLanguageBuilt, openLanguage} from '../../src/language/node';
import {readKnown} from '../../language/inventory/known';
import type {Inventory} from '../../src/language/protocol';

const ROOT = path.resolve(__dirname, '../..');
const VERSIONS = readVersions(ROOT).filter(({label}) => loadStdlib(ROOT, label).size > 0);

/** Releases whose names were read from their sources, oldest first. */
const RELEASES = fs
  .readdirSync(path.join(__dirname, 'stdlib'))
  .map((file) => file.replace(/\.txt$/, ''))
  .sort(compareReleases);

/** Names as they were read from the sources of each version's release. */
function readNames(release: string, kind: 'fn' | 'const'): string[] {
  const lines = fs.readFileSync(path.join(__dirname, `stdlib/${release}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1));
}

describe.each(VERSIONS)('the standard library of $label', ({label, release, language, folder}) => {
  const modules = [...loadStdlib(ROOT, label).values()];
  const functions = modules.flatMap(({module, functions: found}) =>
    found.map((entry) => ({...entry, path: `${module}::${entry.name}`})),
  );
  const constants = modules.flatMap(({module, constants: found}) =>
    found.map((entry) => ({...entry, path: `${module}::${entry.name}`})),
  );

  test('has a record for each function and constant of the sources, and no other', () => {
    expect(functions.map((entry) => entry.path).sort()).toEqual(readNames(release, 'fn'));
    expect(constants.map((entry) => entry.path).sort()).toEqual(readNames(release, 'const'));
  });

  test('says since which release each name exists', () => {
    const first = (name: string, kind: 'fn' | 'const'): string => {
      const found = RELEASES.find((candidate) => readNames(candidate, kind).includes(name)) ?? '';
      // A name that only a release candidate has belongs to the coming release.
      return found.includes('-') ? seriesOf(found) : found;
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

  test.skipIf(!isLanguageBuilt(language))(
    'agrees with what the implementation lists',
    async () => {
      const client = await openLanguage(language, {timeMs: 30_000});
      const {inventory} = await client.ask({kind: 'inventory'});
      await client.close();
      if (!inventory) throw new Error('The implementation gave no inventory.');
      // The library of 0.11 has no file that declares the aggregate functions.
      const listed = [...inventory.functions, ...aggregatesOf(inventory)].map(pathOf);
      const known = functions.map((entry) => entry.path);
      expect(known.sort()).toEqual([...new Set(listed)].sort());
      expect(Object.fromEntries(constants.map((entry) => [entry.path, entry.value]))).toEqual(
        Object.fromEntries(inventory.constants.map((entry) => [pathOf(entry), entry.value])),
      );
      expect(findArityFaults(inventory)).toEqual([]);
    },
    40_000,
  );

  function findArityFaults(inventory: Inventory): string[] {
    const declared = inventory.functions.filter(({module}) => !module.startsWith('aggr::'));
    return [...aggregatesOf(inventory), ...declared].flatMap((entry) => {
      const record = functions.find(({path: name}) => name === pathOf(entry));
      if (readKnown(language).misdeclared.includes(pathOf(entry))) return [];
      const same = record && JSON.stringify(arityOf(record)) === JSON.stringify(entry.arity);
      return same ? [] : [`${pathOf(entry)} takes ${JSON.stringify(entry.arity)}`];
    });
  }

  const fileOf = (module: StdlibModule): string | undefined =>
    findPage(ROOT, `${folder}/${pageOf(module)}`);

  test('has a page for each module', () => {
    const missing = modules
      .filter((module) => fileOf(module) === undefined)
      .map((module) => `/docs/${label}/${pageOf(module)}`);
    expect(missing, 'write these pages, or remove their records').toEqual([]);
  });

  test.each(modules.filter(fileOf))('the page of $module holds its functions', (module) => {
    const page = fs.readFileSync(path.join(ROOT, fileOf(module) ?? ''), 'utf8');
    // A page can hold the modules inside its own as well.
    const isInner = modules.some(
      (other) => other.module < module.module && pageOf(other) === pageOf(module),
    );
    expect(
      page.includes(isInner ? `<ConstantTable module="${module.module}" />` : '<ConstantTable />'),
      'constants of the record, and the table of them',
    ).toBe(module.constants.length > 0);
    const headings = readSections(page);
    if (!isInner) expect([...headings.keys()]).toEqual(module.functions.map(({name}) => name));
    for (const entry of module.functions) {
      const text = headings.get(entry.name) ?? '';
      // The element fails the build where the record does not say what a parameter is for.
      expect(text).toContain(`<Signature of="${entry.name}" />`);
      const own = `${entry.name}: errors on the page, and the field "fails" of the record`;
      expect(text.includes('**Errors:**'), own).toBe(entry.fails ?? false);
      expect(text.match(/^```(tremor|trickle)/gm)?.length, entry.name).toBeGreaterThan(1);
    }
  });
});

/** The aggregate functions with the path that a query writes. */
function aggregatesOf({aggregates}: Inventory): Inventory['aggregates'] {
  return aggregates.map((entry) => ({...entry, module: `aggr::${entry.module}`}));
}

/** The sections of the functions by their heading. */
function readSections(page: string): Map<string, string> {
  const part = /^## Functions .*\n([^]*?)^## /m.exec(page)?.[1] ?? '';
  const sections = part.split(/^### /m).slice(1);
  return new Map(sections.map((text) => [/^\w+/.exec(text)?.[0] ?? '', text]));
}

function pathOf({module, name}: {readonly module: string; readonly name: string}): string {
  return `${module}::${name}`;
}
