import {joinWords} from './analyse';
import type {LoadedIndex} from './load';
import {MAX_QUERY_LENGTH} from './model';
import {isKnown, repair, type Repair} from './spelling';
import {isStopWord} from './stopWords';
import {findSubstitutions} from './substitute';
import {splitWords, type Word} from './words';

/** A word to look for. */
export type QueryTerm = {
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** What to look for instead, where no index knows the word. */
  readonly repair?: Repair;
};

/** One word of the query: found whole or by its parts. */
export type QueryUnit = {
  readonly whole: QueryTerm;
  readonly parts: readonly QueryTerm[];
  /** Stop words beside real words: they may add to a score, but need not be found. */
  readonly optional: boolean;
};

/** A stretch of words, found as typed or as one of the phrases that mean the same. */
export type QueryGroup = {
  readonly units: readonly QueryUnit[];
  /** The words of each of those phrases; mostly there are none. */
  readonly alternatives: readonly (readonly QueryTerm[])[];
};

/** A query without operators, ready to be matched. */
export type QueryPlan = {
  /** The input, trimmed, lower case, and the phrases that mean the whole of it: headings are compared. */
  readonly phrases: readonly string[];
  readonly units: readonly QueryUnit[];
  /** All units that need to be found, in stretches. */
  readonly groups: readonly QueryGroup[];
  /** The term of all words together, as keywords have it; absent for one word and for many. */
  readonly together?: string;
  /** The input with its misspelt words replaced; absent where nothing was. */
  readonly correction?: string;
  /** The words to mark in headings, excerpts and the page. */
  readonly terms: readonly string[];
};

/** Words beyond this many are ignored. */
const MAX_WORDS = 16;

/** The part of an input that search looks at. */
export function cutQuery(input: string): string {
  return input.slice(0, MAX_QUERY_LENGTH);
}

/**
 * Plans a query.
 *
 * @param indexes every loaded index: a word is misspelt only if none of them knows it
 */
export function planQuery(input: string, indexes: readonly LoadedIndex[]): QueryPlan {
  const text = cutQuery(input);
  const words = splitWords(text).slice(0, MAX_WORDS);
  const substitutions = findSubstitutions(words, (word) => isKnown(indexes, word));
  const units = readUnits(words, indexes, (at) =>
    substitutions.some(({from, to}) => from <= at && at < to),
  );
  const groups = units.flatMap((unit, at): QueryGroup[] => {
    const stretch = substitutions.find(({from, to}) => from <= at && at < to);
    if (!stretch) return unit.optional ? [] : [{units: [unit], alternatives: []}];
    if (at !== stretch.from) return [];
    return [
      {units: units.slice(stretch.from, stretch.to), alternatives: stretch.phrases.map(toTerms)},
    ];
  });
  const whole = substitutions.find(({from, to}) => from === 0 && to === words.length);
  const correction = correct(text, units);
  const together = joinWords(words);
  return {
    phrases: [text.trim().toLowerCase(), ...(whole?.phrases ?? [])],
    units,
    groups: groups.filter(({units: some}) => some.some(({optional}) => !optional)),
    terms: termsToMark(units, groups),
    ...(together === undefined ? {} : {together}),
    ...(correction === undefined ? {} : {correction}),
  };
}

/** @param isSubstituted whether a word is part of a phrase that means something else: it is no mistake */
function readUnits(
  words: readonly Word[],
  indexes: readonly LoadedIndex[],
  isSubstituted: (at: number) => boolean,
): QueryUnit[] {
  const isOptional = (word: Word) => word.parts.length === 0 && isStopWord(word.whole);
  const allOptional = words.every(isOptional);
  return words.map((word, position): QueryUnit => {
    const isLast = position === words.length - 1;
    const term = (part: string): QueryTerm => {
      const mended =
        isSubstituted(position) || (word.parts.length > 0 && part === word.whole)
          ? undefined
          : repair(indexes, part);
      return {text: part, isLast, ...(mended ? {repair: mended} : {})};
    };
    const parts = word.parts.filter((part) => word.parts.length === 1 || !isStopWord(part));
    return {
      whole: term(word.whole),
      parts: parts.map(term),
      optional: !allOptional && isOptional(word),
    };
  });
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
    (corrected, {text: word, repair: mended}) => corrected.replace(word, () => mended!.shown),
    text.trim().toLowerCase(),
  );
}

function termsToMark(units: readonly QueryUnit[], groups: readonly QueryGroup[]): string[] {
  const typed = units
    .filter(({optional}) => !optional)
    .flatMap(({whole, parts}) => [whole, ...parts]);
  const meant = groups.flatMap(({alternatives}) => alternatives.flat());
  const spelled = [...typed, ...meant].map((term) => term.repair?.shown ?? term.text);
  return [...new Set(spelled)];
}
