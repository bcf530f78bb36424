import {lettersOf, type LoadedIndex} from '../index/load';
import {countBits, editDistance} from './spelling';
import {lowerBound} from './expand';

/*
 * lunr makes an automaton of a pattern and walks the tree of all terms with it, which takes seconds
 * for some patterns. Here a pattern is held against the sorted terms one by one: the cost grows with
 * the number of terms and with nothing else.
 */

/** Stands for any characters, also for none; beside a distance for exactly one, as in lunr. */
export const WILDCARD = '*';

/** The numbers of the terms that a word with wildcards matches. */
export function matchWildcards(index: LoadedIndex, pattern: string): number[] {
  const {terms, numbers} = index;
  const pieces = pattern.split(WILDCARD);
  const [beginning = ''] = pieces;
  const found: number[] = [];
  const from = beginning === '' ? 0 : lowerBound(terms, beginning);
  for (let at = from; at < terms.length && terms[at]!.startsWith(beginning); at++)
    if (hasPieces(terms[at]!, pieces)) found.push(numbers[at]!);
  return found;
}

/** Whether a term that begins with the first piece has the others in order, the last at its end. */
function hasPieces(term: string, pieces: readonly string[]): boolean {
  const last = pieces.at(-1)!;
  if (pieces.length === 1) return term === last;
  let from = pieces[0]!.length;
  for (const piece of pieces.slice(1, -1)) {
    const at = term.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return term.length - last.length >= from && term.endsWith(last);
}

/** The numbers of the terms that a word becomes by so many mistakes at most. */
export function matchWithin(index: LoadedIndex, word: string, distance: number): number[] {
  const letters = lettersOf(word.replaceAll(WILDCARD, ''));
  const any = WILDCARD.charCodeAt(0);
  const found: number[] = [];
  index.terms.forEach((term, at) => {
    // A mistake brings in one letter that the term does not have; most terms lack more.
    if (countBits(letters & ~index.letters[at]!) > distance) return;
    if (editDistance(word, term, distance, any) <= distance) found.push(index.numbers[at]!);
  });
  return found;
}

/** The number of one term, in a list; an empty one where no section has it. */
export function matchExactly(index: LoadedIndex, term: string): number[] {
  const at = lowerBound(index.terms, term);
  return index.terms[at] === term ? [index.numbers[at]!] : [];
}
