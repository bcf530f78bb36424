import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  type Inventory,
  type InventoryFunction,
  type RunAnswer,
  type RunRequest,
} from '../host/protocol';
import {describeLanguages} from '../host/testing';
import {type AggregateFacts, compareAggregates, compareLibrary, type LibraryFacts} from './compare';
import {DIFFERENCES} from './differences';

/** The fact inventories lie beside the project where it is written; a plain clone has none. */
const FACTS = path.resolve(__dirname, '../../../shared/facts');

function readFacts(version: string, file: string): unknown {
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

describeLanguages('the inventory', (version, language) => {
  const inventoryOf = async (): Promise<Inventory> => {
    const {inventory} = await (await language()).ask({kind: 'inventory'});
    if (!inventory) throw new Error('no inventory');
    return inventory;
  };

  test.skipIf(!hasFacts)('differs from the facts only where that is explained', async () => {
    const inventory = await inventoryOf();
    const differences = [
      ...compareLibrary(readFacts(version, 'stdlib.json') as LibraryFacts, inventory),
      ...compareAggregates(readFacts(version, 'aggregates.json') as AggregateFacts, inventory),
    ];
    expect(differences.sort()).toEqual(Object.keys(DIFFERENCES[version]).sort());
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
    expect(refused).toEqual(KNOWN_FAULTS[version]);
  });
});

/** Modules inside a file of 0.11 have no `use` of their own. */
function isFile(module: string): boolean {
  return !/^std::integer::(un)?signed$/.test(module);
}

/**
 * Faults of the library itself: parameters that the function behind does not take, and on edge a
 * constant that is named as it was called before.
 */
const KNOWN_FAULTS = {
  edge: [
    'cncf::otel::logs::severity::indicates_error',
    'cncf::otel::logs::severity::make_default',
    'std::win::cardinality',
  ],
  '0.12': ['std::array::sort', 'std::win::cardinality'],
  '0.11': [],
} as const;
