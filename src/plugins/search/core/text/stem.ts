import {stemmer} from 'stemmer';

/** The stems of earlier words: words repeat, and stemming costs more than a lookup. */
const cache = new Map<string, string>();
const MAX_CACHED = 20_000;

/**
 * The stem of a lower-case word. lunr looks up stems in the same index, so it agrees with lunr on every
 * word; stem.test.ts compares them. lunr itself would double the size of the download.
 */
export function stem(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const stemmed = word.length < 3 ? word : likeLunr(word, stemmer(word));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

/** In lunr, a final y becomes i only after a consonant, and also in words without vowels. */
function likeLunr(word: string, stemmed: string): string {
  const last = stemmed.length - 1;
  if (word[last] === 'y' && /[aeiou]i$/.test(stemmed)) return `${stemmed.slice(0, last)}y`;
  return /^(?:y|[^aeiouy])[^aeiouy]+y$/.test(stemmed) ? `${stemmed.slice(0, last)}i` : stemmed;
}
