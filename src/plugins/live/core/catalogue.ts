/** The standard library of one version, as an editor uses it. */

interface CatalogueFunction {
  readonly name: string;
  /** Such as `split(input: string, separator: string) -> array`. */
  readonly signature: string;
  readonly purpose: string;
}

interface CatalogueConstant {
  readonly name: string;
  /** Its type and value, and its meaning if that is known. */
  readonly about: string;
}

export interface CatalogueModule {
  /** Such as `std::string`. */
  readonly name: string;
  readonly purpose: string;
  /** The path of its page below the version. */
  readonly page: string;
  readonly functions: readonly CatalogueFunction[];
  readonly constants: readonly CatalogueConstant[];
}

export type Catalogue = readonly CatalogueModule[];

/** The last part of a module's path, which is its name in a source after `use`. */
export function shortName(module: string): string {
  return module.split('::').at(-1) ?? module;
}

/**
 * The modules that a path in a source can mean: those that a `use` gives this name, or any of this name.
 *
 * @param path such as `string` or `std::string`
 */
export function resolveModules(
  catalogue: Catalogue,
  source: string,
  path: string,
): readonly CatalogueModule[] {
  const used = [...source.matchAll(/\buse\s+([\w:]+)(?:\s+as\s+(\w+))?/g)];
  const named = used
    .filter(([, module = '', alias]) => (alias ?? shortName(module)) === path)
    .map(([, module]) => module);
  const found = catalogue.filter(({name}) => named.includes(name) || name === path);
  return found.length > 0 ? found : catalogue.filter(({name}) => name.endsWith(`::${path}`));
}

/** Whether a source has a `use` for a module. */
export function isUsed(source: string, module: string): boolean {
  return new RegExp(`\\buse\\s+${module}\\b(?!::)`).test(source);
}

/** The offset at which to insert a `use`: behind the last one, or at the start. */
export function placeForUse(source: string): number {
  const uses = [...source.matchAll(/^[ \t]*use\s+[^;\n]+;[ \t]*\n?/gm)];
  const last = uses.at(-1);
  return last ? last.index + last[0].length : 0;
}
