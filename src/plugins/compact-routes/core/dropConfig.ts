import type {ChunkNames} from './compress';

/** A module that every page has in its main script already: it gets no file of its own. */
const CONFIG = JSON.stringify('@generated/docusaurus.config');

/**
 * Chunks of each route without the site's configuration, which Docusaurus gives to React pages as a
 * prop that none of ours reads. A browser would fetch its file ahead, and there is none.
 *
 * @param chunkNames what each route loads
 * @param modules JavaScript string literals of module paths, by chunk name
 */
export function dropConfig(
  chunkNames: Readonly<Record<string, ChunkNames>>,
  modules: ReadonlyMap<string, string>,
): Record<string, ChunkNames> {
  return Object.fromEntries(
    Object.entries(chunkNames).map(([route, names]) => [
      route,
      Object.fromEntries(
        Object.entries(names).filter(
          ([, name]) => typeof name !== 'string' || modules.get(name) !== CONFIG,
        ),
      ) as ChunkNames,
    ]),
  );
}
