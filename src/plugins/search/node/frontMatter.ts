/** The front matter that concerns the search. */
export type SearchFrontMatter = {
  /** `search: false` leaves the page out of the index. */
  readonly indexed: boolean;
  /** `names`: the names of the page's subject in code. */
  readonly names: readonly string[];
  /** `search_keywords`: words that readers type when they look for the page. */
  readonly keywords: readonly string[];
  /** `description`: indexed like keywords. */
  readonly description: string;
  /** `search_weight`: factor on the score, more than 0, at most 2. */
  readonly weight: number;
};

/**
 * Reads the front matter that concerns the search.
 *
 * @param source the page's file, for the error
 * @throws Error naming the file, the key, its value and what was expected
 */
export function readFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  source: string,
): SearchFrontMatter {
  const invalid = (key: string, value: unknown, expected: string) =>
    new Error(
      `The front matter of ${source} has "${key}: ${JSON.stringify(value)}"; expected ${expected}. ` +
        'Correct the value or remove the line.',
    );
  const {search = true, search_weight: weight = 1, names = []} = frontMatter;
  const {search_keywords: keywords = [], description = ''} = frontMatter;
  if (typeof search !== 'boolean') throw invalid('search', search, 'true or false');
  if (!Array.isArray(keywords) || !keywords.every((word) => typeof word === 'string'))
    throw invalid('search_keywords', keywords, 'a list of words');
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw invalid('names', names, 'a list of names as they are typed in code');
  if (typeof weight !== 'number' || !(weight > 0 && weight <= 2))
    throw invalid('search_weight', weight, 'a number above 0 and at most 2');
  return {indexed: search, names, keywords, description: String(description), weight};
}
