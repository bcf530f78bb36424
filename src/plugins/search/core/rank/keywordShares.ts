import type {LoadedIndex} from '../index/load';
import {FIELDS} from '../index/model';
import type {QueryPlan} from '../query/plan';
import {stem} from '../text/stem';

/** Queries with fewer words are usually names, which names.ts handles. */
const FEWEST = 3;

/** At least this many words of a keyword must be in the query. */
const ENOUGH = 2;

/** For each word, the positions in `terms` of the joined terms (`rate+limit`) that contain it. */
type Phrases = ReadonlyMap<string, readonly number[]>;
const phrasesByIndex = new WeakMap<LoadedIndex, Phrases>();

/**
 * How well one keyword of a page matches the query, from 0 to 1, by the number of the page's opening
 * section. For "call external api for each event", a page with the keyword `call api per event` is a
 * better match than a page that has these words in different keywords.
 */
export function keywordShares(
  index: LoadedIndex,
  {units}: Pick<QueryPlan, 'units'>,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  const words = wordsOf(units);
  if (words.length < FEWEST) return shares;
  const phrases = phrasesOf(index);
  const counts = new Map<number, number>();
  for (const word of words)
    for (const place of phrases.get(word) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const [place, count] of counts) {
    if (count < ENOUGH) continue;
    const size = index.terms[place]!.split('+').length;
    // The F1 score: the harmonic mean of the shares of the keyword and of the query that match.
    const share = (2 * count) / (size + words.length);
    const number = index.numbers[place]!;
    for (let at = index.starts[number]!; at < index.starts[number + 1]!; at++) {
      const document = (index.cells[at]! / FIELDS.length) | 0;
      shares.set(document, Math.max(shares.get(document) ?? 0, share));
    }
  }
  return shares;
}

function wordsOf(units: QueryPlan['units']): string[] {
  const terms = units
    .filter(({optional}) => !optional)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  return [...new Set(terms.map(({text, repair}) => stem(repair?.shown ?? text)))];
}

function phrasesOf(index: LoadedIndex): Phrases {
  const known = phrasesByIndex.get(index);
  if (known) return known;
  const phrases = new Map<string, number[]>();
  index.terms.forEach((term, place) => {
    if (!term.includes('+')) return;
    for (const word of new Set(term.split('+'))) {
      const places = phrases.get(word);
      if (places) places.push(place);
      else phrases.set(word, [place]);
    }
  });
  phrasesByIndex.set(index, phrases);
  return phrases;
}
