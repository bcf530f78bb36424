import {joinWords} from '../text/analyze';
import {boundWords} from './limits';
import type {LoadedIndex} from '../index/load';
import {isInHeading} from './expand';
import {repair, type Repair} from './spelling';
import {stem} from '../text/stem';
import {NO_SYNONYMS, type SynonymTable} from './synonyms';
import type {QueryGroup, QueryPlan, QueryTerm, QueryUnit} from './plan';
import {readUnits} from './units';
import {splitWords, type Word} from '../text/words';

export type * from './plan';

const WEIGHT = {
  /** A match of a synonym. */
  synonym: 0.8,
  /** A match of a synonym if headings or keywords have the words as typed. */
  synonymOfKnown: 0.4,
} as const;

/**
 * Plans a query.
 *
 * @param indexes every loaded index: a word is misspelled only if none of them has it
 */
export function planQuery(
  text: string,
  indexes: readonly LoadedIndex[],
  synonyms: SynonymTable = NO_SYNONYMS,
): QueryPlan {
  const {words: typedWords, limits} = boundWords(splitWords(text));
  const repairOf = memoize((word) => repair(indexes, word));
  const words = typedWords.map((word) =>
    // A word that occurs in the synonyms is not a mistake, even if the documentation does not use it.
    word.parts.length > 0 || synonyms.has(word) ? word : repairWord(word, repairOf),
  );
  const found = synonyms.find(words);
  const stretches = found.map(({from, to, phrases}) => {
    const isOwn = isNamed(words.slice(from, to), indexes);
    const weight = isOwn ? WEIGHT.synonymOfKnown : WEIGHT.synonym;
    const alternatives = phrases.map((phrase) => ({terms: toTerms(phrase), weight}));
    return {from, to, alternatives};
  });
  const stretchOf = (at: number) => stretches.find(({from, to}) => from <= at && at < to);
  const units = readUnits(
    typedWords,
    // A word with synonyms needs no correction, unless only the corrected word has synonyms.
    (at) => stretchOf(at) !== undefined && words[at] === typedWords[at],
    repairOf,
  );
  const groups = units.flatMap((unit, at): QueryGroup[] => {
    const stretch = stretchOf(at);
    if (!stretch) return unit.optional ? [] : [{units: [unit], alternatives: []}];
    if (at !== stretch.from) return [];
    return [{units: units.slice(stretch.from, stretch.to), alternatives: stretch.alternatives}];
  });
  const correction = correct(text, units);
  const together = joinWords(words);
  const typed = text.trim().toLowerCase();
  return {
    phrases: [typed, ...(correction === undefined ? [] : [correction])],
    units,
    groups: groups.filter(({units: some}) => some.some(({optional}) => !optional)),
    terms: termsToMark(units, groups),
    limits,
    ...(together === undefined ? {} : {together}),
    ...(correction === undefined ? {} : {correction}),
  };
}

/** Replaces a word that no index has by the word that the reader probably meant. */
function repairWord(word: Word, repairOf: (word: string) => Repair | undefined): Word {
  const shown = repairOf(word.whole)?.shown;
  return shown === undefined ? word : {...word, whole: shown};
}

/** Calls the function only once for each word, because a repair looks at every term of every index. */
function memoize<Found>(find: (word: string) => Found): (word: string) => Found {
  const cache = new Map<string, Found>();
  return (word) => {
    if (!cache.has(word)) cache.set(word, find(word));
    return cache.get(word)!;
  };
}

/** Whether headings or keywords have the words; several words must occur together. */
function isNamed(words: readonly Word[], indexes: readonly LoadedIndex[]): boolean {
  const terms = [joinWords(words) ?? words[0]!.whole].flatMap((term) => [term, stem(term)]);
  return indexes.some((index) => terms.some((term) => isInHeading(index, term)));
}

function toTerms(phrase: string): QueryTerm[] {
  return splitWords(phrase).map(({whole}) => ({text: whole, isLast: false}));
}

function correct(text: string, units: readonly QueryUnit[]): string | undefined {
  const repaired = units
    .flatMap(({whole, parts}) => [whole, ...parts])
    .filter((term) => term.repair !== undefined);
  if (repaired.length === 0) return undefined;
  return repaired.reduce(
    (corrected, {text: word, repair: replacement}) =>
      corrected.replace(word, () => replacement!.shown),
    text.trim().toLowerCase(),
  );
}

function termsToMark(units: readonly QueryUnit[], groups: readonly QueryGroup[]): string[] {
  const typed = units
    .filter(({optional}) => !optional)
    .flatMap(({whole, parts}) => [whole, ...parts]);
  const synonyms = groups.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms));
  return [...new Set([...typed, ...synonyms].map(({text, repair}) => repair?.shown ?? text))];
}
