import path from 'node:path';
import {expect, it} from 'vitest';
import {describeLanguages} from '../../../language/testing';
import {unreleasedVersion} from '../../../site/versions/model';
import {readVersions} from '../../../site/versions/node/readVersions';
import {catalogueOf} from './catalogue';

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const versions = readVersions(siteDir);

it('has the functions of a version with signature and purpose', () => {
  const strings = catalogueOf(siteDir, versions, unreleasedVersion(versions).label).find(
    ({name}) => name === 'std::string',
  );
  expect(strings?.functions).toContainEqual({
    name: 'uppercase',
    signature: 'uppercase(input: string) -> string',
    purpose: expect.any(String) as string,
  });
});

/** A program remains when the last version that it checks is dropped. */
const inUse = versions.map((version) => version.language);

const testCatalogue: Parameters<typeof describeLanguages>[1] = (release, language) => {
  const own = versions.filter((version) => version.language === release);
  it.each(own)(
    'of $label suggests nothing that the implementation does not have',
    async ({label}) => {
      const {inventory} = await language.ask({kind: 'inventory'});
      const names = [
        ...(inventory?.functions ?? []),
        ...(inventory?.registry ?? []),
        ...(inventory?.aggregates ?? []),
        ...(inventory?.constants ?? []),
      ].map(({module, name}) => `${module}::${name}`);
      const known = new Set(names);
      const has = (module: string, name: string) =>
        known.has(`${module}::${name}`) || known.has(`${module.split('::').at(-1)}::${name}`);
      const missing = catalogueOf(siteDir, versions, label).flatMap(
        ({name: module, functions, constants}) =>
          [...functions, ...constants]
            .filter(({name}) => !has(module, name))
            .map(({name}) => `${module}::${name}`),
      );
      expect(missing).toEqual([]);
    },
  );
};

describeLanguages('the catalogue', testCatalogue, {}, inUse);
