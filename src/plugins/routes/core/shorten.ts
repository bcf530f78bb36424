/** Names below this length would often collide, and a collision renames all chunks. */
const SHORTEST = 5;

/**
 * Cuts names, all of them to the same length, as short as they stay distinct. Docusaurus' names of
 * chunks are hashes of module paths: a cut one is as stable, unless a new page collides with it.
 */
export function shorten(names: readonly string[]): readonly string[] {
  const longest = Math.max(0, ...names.map(({length}) => length));
  for (let length = SHORTEST; length < longest; length += 1) {
    const short = names.map((name) => name.slice(0, length));
    if (new Set(short).size === names.length) return short;
  }
  return names;
}
