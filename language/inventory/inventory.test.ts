import {expect, test} from 'vitest';
import {
  type Inventory,
  type InventoryFunction,
  type RunAnswer,
  type RunRequest,
} from '../../src/language/protocol';
import {describeLanguages} from '../../src/language/testing';
import {readKnown} from './known';

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

describeLanguages('the inventory', (release, language) => {
  const inventoryOf = async (): Promise<Inventory> => {
    const {inventory} = await language.ask({kind: 'inventory'});
    if (!inventory) throw new Error('no inventory');
    return inventory;
  };

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
