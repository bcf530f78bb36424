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

/** The fact inventories are not part of the project; a plain clone has none. */
const FACTS = path.resolve(__dirname, '../../../shared/facts');

/** Reads facts about a program; they have a folder for each version of the docs. */
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

/** The error that contradicts a declaration. An error about the type of an argument does not. */
function refusal({diagnostics, results}: RunAnswer): string | undefined {
  const errors = [...diagnostics, ...results.flatMap(({error}) => error ?? [])];
  return errors.find(({message}) => /arity|undefined|non existing/i.test(message))?.message;
}

const hasFacts = fs.existsSync(FACTS);
if (!hasFacts)
  console.warn(
    'Skipped: the comparison of inventories with the facts, which this clone does not have.',
  );

describeLanguages('the inventory', (release, language) => {
  const inventoryOf = async (): Promise<Inventory> => {
    const {inventory} = await language.ask({kind: 'inventory'});
    if (!inventory) throw new Error('no inventory');
    return inventory;
  };

  test.skipIf(!hasFacts)('has only explained differences from the facts', async () => {
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

  test('every function of the library can be called as declared, except for known faults', async () => {
    const inventory = await inventoryOf();
    // A script cannot call aggregates: their declarations are for readers.
    const callable = inventory.functions.filter(
      ({module, arity}) => arity.max !== null && !module.startsWith('aggr::') && canUse(module),
    );
    const answers = await language.askAll(callable.map(call));
    const refused = callable
      .filter((_, index) => {
        const answer = answers[index];
        return answer && refusal(answer);
      })
      .map(({module, name}) => `${module}::${name}`);
    expect(refused).toEqual(readKnown(release).refused);
  });
});

/** Whether a script can `use` a module. In the oldest library, modules inside a file cannot be used. */
function canUse(module: string): boolean {
  return !/^std::integer::(un)?signed$/.test(module);
}
