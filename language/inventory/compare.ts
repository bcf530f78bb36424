/** Compares the standard library in the project's fact inventory with an implementation. */
import {type Inventory, type InventoryFunction} from '../../src/language/protocol';

/** The parts of a fact inventory of the library that can be compared. */
export interface LibraryFacts {
  readonly modules: readonly {
    readonly module: string;
    readonly functions: readonly FunctionFacts[];
    readonly constants: readonly {readonly name: string; readonly value: unknown}[];
  }[];
  /** Registered in Rust without a library function, as `module::name`. */
  readonly functions_only_in_rust: readonly string[];
}

interface FunctionFacts {
  readonly name: string;
  /** `...` means any number of further arguments. */
  readonly params: readonly string[];
  /** The registered function that an intrinsic function binds. */
  readonly maps_to?: string;
}

/** The parts of a fact inventory of aggregate functions that can be compared. */
export interface AggregateFacts {
  readonly aggregates: readonly {
    readonly module: string;
    readonly name: string;
    readonly min_args: number;
    readonly max_args: number | null;
  }[];
}

/** Compares a library with the facts. Returns one line per difference. */
export function compareLibrary(facts: LibraryFacts, inventory: Inventory): string[] {
  const functions = facts.modules.flatMap(({module, functions: own}) =>
    own.map((fact): [string, FunctionFacts] => [`${module}::${fact.name}`, fact]),
  );
  const constants = facts.modules.flatMap(({module, constants: own}) =>
    own.map(({name, value}): [string, string] => [`${module}::${name}`, plainValue(value)]),
  );
  // The facts have null for a record that is too long, so only its name is compared.
  const nameOnly = new Set(constants.filter(([, value]) => value === 'null').map(([name]) => name));
  return [
    ...compareMaps(
      'function',
      new Map(functions.map(([name, {params}]) => [name, params.join(', ')])),
      new Map(inventory.functions.map((has) => [nameOf(has), declaredParams(has)])),
    ),
    ...compareMaps(
      'constant',
      new Map(constants),
      new Map(
        inventory.constants.map((has) => [
          nameOf(has),
          nameOnly.has(nameOf(has)) ? 'null' : plainValue(has.value),
        ]),
      ),
    ),
    ...compareRegistry(facts, functions, inventory),
    ...inventory.broken.map(({module, diagnostic}) => `module ${module}: ${diagnostic.message}`),
  ];
}

/** Compares the names and numbers of arguments of aggregate functions. */
export function compareAggregates(facts: AggregateFacts, inventory: Inventory): string[] {
  const arity = (min: number, max: number | null) => `${min} to ${max ?? 'any'} arguments`;
  return compareMaps(
    'aggregate',
    new Map(
      facts.aggregates.map(({module, name, min_args, max_args}) => [
        `${module}::${name}`,
        arity(min_args, max_args),
      ]),
    ),
    new Map(inventory.aggregates.map((has) => [nameOf(has), arity(has.arity.min, has.arity.max)])),
  );
}

/** Compares the registered functions, and the numbers of arguments of the ones that the library binds. */
function compareRegistry(
  facts: LibraryFacts,
  functions: readonly (readonly [string, FunctionFacts])[],
  inventory: Inventory,
): string[] {
  const registered = new Map(
    [...inventory.registry, ...inventory.runtime].map((has) => [nameOf(has), has.arity]),
  );
  const bound = new Map(functions.map(([, {maps_to: target = ''}]) => [target, true]));
  const known = new Set([...bound.keys(), ...facts.functions_only_in_rust]);
  const arities = functions.flatMap(([name, {params, maps_to: target}]) => {
    if (target === undefined) return [];
    const arity = registered.get(target);
    if (!arity) return [`function ${name}: its target ${target} is not registered`];
    const count = params.filter((param) => param !== '...').length;
    const fits = params.includes('...')
      ? arity.max === null
      : arity.min <= count && (arity.max ?? count) >= count;
    return fits ? [] : [`function ${name}: ${target} takes ${arity.min} to ${arity.max ?? 'any'}`];
  });
  return [
    ...arities,
    ...[...registered.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `registry ${name}: bound by no function of the facts`),
    ...facts.functions_only_in_rust
      .filter((name) => !registered.has(name))
      .map((name) => `registry ${name}: only in the facts`),
  ];
}

function compareMaps(
  kind: string,
  facts: ReadonlyMap<string, string>,
  implementation: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...facts.keys(), ...implementation.keys()])].sort();
  return names.flatMap((name) => {
    const [fact, actual] = [facts.get(name), implementation.get(name)];
    if (fact === actual) return [];
    if (fact === undefined) return [`${kind} ${name}: only in the implementation`];
    if (actual === undefined) return [`${kind} ${name}: only in the facts`];
    return [`${kind} ${name}: (${fact}) in the facts, (${actual}) in the implementation`];
  });
}

function nameOf({module, name}: {readonly module: string; readonly name: string}): string {
  return `${module}::${name}`;
}

function declaredParams({params = [], arity}: InventoryFunction): string {
  return [...params, ...(arity.max === null ? ['...'] : [])].join(', ');
}

/** Writes a record, an array or a text in quotes as JSON without white space; other text is unchanged. */
function plainValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  // Numbers are not parsed: JavaScript would round them.
  if (!/^[[{"]/.test(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value));
  } catch {
    return value;
  }
}
