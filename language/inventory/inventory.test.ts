import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  type Inventory,
  type InventoryFunction,
  type RunAnswer,
  type RunRequest,
} from '../../src/language/protocol';
import {describeLanguages} from '../../src/language/testing';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {root} from '../../scripts/setup/project.mjs';
import {type AggregateFacts, compareAggregates, compareLibrary, type LibraryFacts} from './compare';
import {readKnown} from './known';

/** The fact inventories lie beside the project where it is written; a plain clone has none. */
const FACTS = path.resolve(__dirname, '../../../shared/facts');

/** The facts are kept by version of the docs. */
function readFacts(release: string, file: string): unknown {
  const version = readVersions(root).find(({language}) => language === release)?.label ?? release;
  return JSON.parse(fs.readFileSync(path.join(FACTS, version, file), 'utf8'));
}

/** A script that calls a function with the number of arguments that it declares. */
function call({module, name, params = []}: InventoryFunction): RunRequest {
  const alias = module.split('::').at(-1) ?? module;
  const args = params.map(() => 'event').join(', ');
  const source = `use ${module};\n\`${alias}\`::\`${name}\`(${args})`;
  return {kind: 'run', source, events: [{data: '1'}]};
}

/** What speaks against a declaration; that it refuses the type of an argument does not. */
function refusal({diagnostics, results}: RunAnswer): string | undefined {
  const errors = [...diagnostics, ...results.flatMap(({error}) => error ?? [])];
  return errors.find(({message}) => /arity|undefined|non existing/i.test(message))?.message;
}

const hasFacts = fs.existsSync(FACTS);
if (!hasFacts)
  console.warn('Skipped: inventories against the facts, which are not beside this clone.');

describeLanguages('the inventory', (release, language) => {
  const inventoryOf = async (): Promise<Inventory> => {
    const {inventory} = await (await language()).ask({kind: 'inventory'});
    if (!inventory) throw new Error('no inventory');
    return inventory;
  };

  test.skipIf(!hasFacts)('differs from the facts only where that is explained', async () => {
    const inventory = await inventoryOf();
    const differences = [
      ...compareLibrary(readFacts(release, 'stdlib.json') as LibraryFacts, inventory),
      ...compareAggregates(readFacts(release, 'aggregates.json') as AggregateFacts, inventory),
    ];
    expect(differences.sort()).toEqual(Object.keys(readKnown(release).differences).sort());
  });

  test('every module of the library compiles', async () => {
    expect((await inventoryOf()).broken).toEqual([]);
  });

  test('every function of the library can be called as it is declared, but for known faults', async () => {
    const inventory = await inventoryOf();
    // Aggregates are declared for the reader only: a script cannot call them.
    const callable = inventory.functions.filter(
      ({module, arity}) => arity.max !== null && !module.startsWith('aggr::') && isFile(module),
    );
    const answers = await (await language()).askAll(callable.map(call));
    const refused = callable
      .filter((_, index) => {
        const answer = answers[index];
        return answer && refusal(answer);
      })
      .map(({module, name}) => `${module}::${name}`);
    expect(refused).toEqual(readKnown(release).refused);
  });
});

/** In the oldest library, modules inside a file have no `use` of their own. */
function isFile(module: string): boolean {
  return !/^std::integer::(un)?signed$/.test(module);
}
