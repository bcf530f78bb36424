import type {NamedChunk} from './compactModules';

/**
 * Puts chunks that are always loaded together into one, with all that they need. Other chunks keep
 * copies of their own of what they share with them.
 *
 * @param name the name of the chunk
 * @param named all chunks that routes use
 * @param modules the paths of the modules whose chunks are joined
 * @returns a cache group of the bundler
 * @throws Error where a module has no chunk
 */
export function joinChunks(name: string, named: readonly NamedChunk[], modules: readonly string[]) {
  const joined = new Set(
    modules.map((module) => {
      const chunk = named.find((one) => one.module === JSON.stringify(module));
      if (!chunk) {
        throw new Error(
          `No route uses ${module} any more: take it out of DOCS in src/plugins/compact-routes/index.ts.`,
        );
      }
      return chunk.name;
    }),
  );
  return {
    name,
    chunks: (chunk: {readonly name?: string | null}) => joined.has(chunk.name ?? ''),
    enforce: true,
    // Above what pages have in common, below styles.
    priority: 45,
  };
}
