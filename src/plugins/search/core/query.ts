import type {LoadedIndex} from './load';
import {MAX_QUERY_LENGTH} from './model';
import {repair, type Repair} from './spelling';
import {isStopWord} from './stopWords';
import {splitWords} from './words';

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

/** A query without operators, ready to be matched. */
export type QueryPlan = {
  /** The input, trimmed, lower case: compared with headings. */
  readonly phrase: string;
  readonly units: readonly QueryUnit[];
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
  const isOptional = (word: (typeof words)[number]) =>
    word.parts.length === 0 && isStopWord(word.whole);
  const allOptional = words.every(isOptional);

  const units = words.map((word, position): QueryUnit => {
    const isLast = position === words.length - 1;
    const term = (part: string): QueryTerm => {
      const mended =
        word.parts.length > 0 && part === word.whole ? undefined : repair(indexes, part);
      return {text: part, isLast, ...(mended ? {repair: mended} : {})};
    };
    const parts = word.parts.filter((part) => word.parts.length === 1 || !isStopWord(part));
    return {
      whole: term(word.whole),
      parts: parts.map(term),
      optional: !allOptional && isOptional(word),
    };
  });
  const correction = correct(text, units);
  return {
    phrase: text.trim().toLowerCase(),
    units,
    terms: termsToMark(units),
    ...(correction === undefined ? {} : {correction}),
  };
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

function termsToMark(units: readonly QueryUnit[]): string[] {
  const spelled = units
    .filter(({optional}) => !optional)
    .flatMap(({whole, parts}) => [whole, ...parts])
    .map((term) => term.repair?.shown ?? term.text);
  return [...new Set(spelled)];
}
