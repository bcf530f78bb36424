/** Names below this length would collide too often. */
const SHORTEST = 4;

/**
 * Cuts names as short as they stay distinct, each on its own. Docusaurus' names of chunks are hashes
 * of module paths: a cut one is as stable, and a new page renames at most those that it collides with.
 */
export function shorten(names: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const prefix of names.flatMap(prefixesOf)) uses.set(prefix, (uses.get(prefix) ?? 0) + 1);
  return names.map((name) => prefixesOf(name).find((prefix) => uses.get(prefix) === 1) ?? name);
}

function prefixesOf(name: string): readonly string[] {
  const count = Math.max(0, name.length - SHORTEST + 1);
  return Array.from({length: count}, (_, index) => name.slice(0, SHORTEST + index));
}
