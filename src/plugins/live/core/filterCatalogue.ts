import type {Catalogue, CatalogueModule} from './catalogue';

/**
 * The modules and functions whose name or description has every word.
 *
 * @param query words in any order; an empty query finds all functions
 */
export function filterCatalogue(catalogue: Catalogue, query: string): readonly CatalogueModule[] {
  const words = query
    .toLowerCase()
    .split(/[\s:]+/)
    .filter(Boolean);
  return catalogue
    .map((module) => ({
      ...module,
      functions: module.functions.filter(({name, purpose}) => {
        const text = `${module.name} ${name} ${purpose}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({functions}) => functions.length > 0);
}
