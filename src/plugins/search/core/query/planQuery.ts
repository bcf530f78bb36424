import {joinWords} from '../text/analyse';
import {boundWords} from './limits';
import {findCompounds, isInHeading} from './compounds';
import type {LoadedIndex} from '../index/load';
import {MAX_QUERY_LENGTH} from '../index/model';
import {isKnown, repair, type Repair} from './spelling';
import {stem} from '../text/stem';
import {findSubstitutions, isSynonym} from './findSynonyms';
import type {QueryTerm, QueryUnit, Alternative, QueryGroup, QueryPlan} from './plan';
import {tellingWords} from '../text/contentWords';
import {readUnits} from './units';
import {splitWords, type Word} from '../text/words';

export type * from './plan';

const WEIGHT = {
  /** A phrase found by what the documentation calls it. */
  synonym: 0.8,
  /** The same where headings or keywords have the words as typed. */
  synonymOfKnown: 0.4,
  /** The first phrase of several means it best. */
  furtherOff: 0.2,
  /** A name found by its words apart. */
  compound: 1,
} as const;

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
  const {words: typedWords, limits} = boundWords(splitWords(text));
  // What a misspelt phrase means is what the phrase means.
  const repairOf = remember((word) => repair(indexes, word));
  const words = typedWords.map((word) => mend(word, repairOf));
  const substitutions = findSubstitutions(words, (word) => isKnown(indexes, word));
  let stretches: Stretch[] = substitutions.map(({from, to, phrases}) => {
    const isOwn = isNamed(words.slice(from, to), indexes);
    const weight = isOwn ? WEIGHT.synonymOfKnown : WEIGHT.synonym;
    return {
      from,
      to,
      isOwn,
      alternatives: phrases.map((phrase, place) => ({
        terms: toTerms(phrase),
        weight: weight / (1 + place * WEIGHT.furtherOff),
      })),
    };
  });
  for (const {from, to, terms} of findCompounds(words, indexes)) {
    const alternatives = terms.map((term) => ({
      terms: [{text: term, isLast: false}],
      weight: WEIGHT.compound,
    }));
    const same = stretches.findIndex((one) => one.from === from && one.to === to);
    if (same >= 0)
      stretches[same] = {
        ...stretches[same]!,
        alternatives: [...stretches[same]!.alternatives, ...alternatives],
      };
    else {
      // What stands within the name is part of it, and means nothing else.
      const within = (one: Stretch) => from <= one.from && one.to <= to;
      stretches = stretches.filter((one) => !within(one));
      if (!stretches.some((one) => one.from < to && from < one.to))
        stretches.push({from, to, isOwn: true, alternatives});
    }
  }
  const stretchOf = (at: number) => stretches.find(({from, to}) => from <= at && at < to);
  const units = readUnits(
    typedWords,
    indexes,
    // A word that means something else is no mistake; a mended one is.
    (at) => stretchOf(at) !== undefined && words[at] === typedWords[at],
    repairOf,
  );
  const groups = units.flatMap((unit, at): QueryGroup[] => {
    const stretch = stretchOf(at);
    if (!stretch) return unit.optional ? [] : [{units: [unit], alternatives: []}];
    if (at !== stretch.from) return [];
    return [{units: units.slice(stretch.from, stretch.to), alternatives: stretch.alternatives}];
  });
  const whole = substitutions.find(
    ({from, to}) => from === 0 && to === words.length && !stretchOf(0)!.isOwn,
  );
  const correction = correct(text, units);
  const together = joinWords(words);
  const typed = text.trim().toLowerCase();
  const telling = tellingWords(correction ?? text);
  return {
    telling,
    phrases: [typed, ...(correction === undefined ? [] : [correction]), ...(whole?.phrases ?? [])],
    endsInWord: indexes.some((index) => isInHeading(index, words.at(-1)?.whole ?? '')),
    units,
    groups: groups.filter(({units: some}) => some.some(({optional}) => !optional)),
    terms: termsToMark(units, groups),
    limits,
    ...(together === undefined ? {} : {together}),
    ...(correction === undefined ? {} : {correction}),
  };
}

/** A simple word that no index knows as the word that it was meant to be, where there is one. */
function mend(word: Word, repairOf: (word: string) => Repair | undefined): Word {
  if (word.parts.length > 0 || isSynonym(word)) return word;
  const shown = repairOf(word.whole)?.shown;
  return shown === undefined ? word : {...word, whole: shown};
}

/** Asks once for each word: a repair looks at every term of every index. */
function remember<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    if (!known.has(word)) known.set(word, find(word));
    return known.get(word)!;
  };
}

type Stretch = {
  readonly from: number;
  readonly to: number;
  /** Whether headings or keywords have the words as typed. */
  readonly isOwn: boolean;
  readonly alternatives: readonly Alternative[];
};

/** Whether headings or keywords have the words, together where there are several. */
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
    (corrected, {text: word, repair: mended}) => corrected.replace(word, () => mended!.shown),
    text.trim().toLowerCase(),
  );
}

function termsToMark(units: readonly QueryUnit[], groups: readonly QueryGroup[]): string[] {
  const typed = units
    .filter(({optional}) => !optional)
    .flatMap(({whole, parts}) => [whole, ...parts]);
  const meant = groups
    .flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms))
    .filter(({text}) => !text.includes('+'));
  const spelled = [...typed, ...meant].flatMap((term) => [
    term.repair?.shown ?? term.text,
    ...(term.otherSpellings ?? []),
  ]);
  return [...new Set(spelled)];
}
