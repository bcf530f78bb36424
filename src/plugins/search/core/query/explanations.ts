import type {SearchDocument} from '../index/model';

/** For each section, as an address below a version, the signs and words of the languages that it explains. */
export type Explanations = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the section that explains a sign or a word.
 *
 * @param typed the whole query
 * @param indexes those to look in, the reader's own version first
 */
export function findExplanation<Index extends {documents: readonly SearchDocument[]}>(
  explanations: Explanations,
  typed: string,
  indexes: readonly Index[],
): {index: Index; document: SearchDocument} | undefined {
  const wanted = typed.trim().toLowerCase();
  const addresses = Object.entries(explanations)
    .filter(([, explained]) => explained.includes(wanted))
    .map(([address]) => `/${address}`);
  for (const index of indexes)
    for (const address of addresses) {
      const document = index.documents.find(({sectionRoute}) => sectionRoute.endsWith(address));
      if (document) return {index, document};
    }
  return undefined;
}
