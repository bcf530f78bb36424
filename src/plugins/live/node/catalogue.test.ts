import path from 'node:path';
import {expect, it} from 'vitest';
import {describeLanguages} from '../../../../language/host/testing';
import {catalogueOf} from './catalogue';

const siteDir = path.resolve(import.meta.dirname, '../../../..');

it('has the functions of a version with signature and purpose', () => {
  const strings = catalogueOf(siteDir, 'edge').find(({name}) => name === 'std::string');
  expect(strings?.functions).toContainEqual({
    name: 'uppercase',
    signature: 'uppercase(input: string) -> string',
    purpose: expect.any(String) as string,
  });
});

describeLanguages('the catalogue', (version, language) => {
  it('suggests nothing that the implementation does not have', async () => {
    const {inventory} = await (await language()).ask({kind: 'inventory'});
    const names = [
      ...(inventory?.functions ?? []),
      ...(inventory?.registry ?? []),
      ...(inventory?.aggregates ?? []),
      ...(inventory?.constants ?? []),
    ].map(({module, name}) => `${module}::${name}`);
    const known = new Set(names);
    const has = (module: string, name: string) =>
      known.has(`${module}::${name}`) || known.has(`${module.split('::').at(-1)}::${name}`);
    const missing = catalogueOf(siteDir, version).flatMap(({name: module, functions, constants}) =>
      [...functions, ...constants]
        .filter(({name}) => !has(module, name))
        .map(({name}) => `${module}::${name}`),
    );
    expect(missing).toEqual([]);
  });
});
