/** So many letters of its hash tell the next version of a script from this one. */
const KEPT = 6;

/** A whole hash in the name of a script. */
const IN_NAME = /\.([0-9a-f]{16})\.js$/;

/** Shorter names of scripts, and the code that asks for them. */
export type ShortHashes = {
  /** Former names with the new ones; names without a whole hash are left out. */
  readonly names: ReadonlyMap<string, string>;
  /** Writes the new names in code that has the former ones, or their hashes. */
  shorten(code: string): string;
};

/**
 * Cuts the hashes in names of scripts.
 *
 * @param names of all files of a build
 */
export function shortHashes(names: readonly string[]): ShortHashes {
  const hashes = new Set<string>();
  const renamed = new Map<string, string>();
  for (const name of names) {
    const [, hash] = IN_NAME.exec(name) ?? [];
    if (hash === undefined) continue;
    hashes.add(hash);
    renamed.set(name, name.replace(IN_NAME, `.${hash.slice(0, KEPT)}.js`));
  }
  return {
    names: renamed,
    shorten: (code) =>
      code.replace(/\b[0-9a-f]{16}\b/g, (hash) => (hashes.has(hash) ? hash.slice(0, KEPT) : hash)),
  };
}
