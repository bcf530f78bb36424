/** Sources with faults: right ones, cut, doubled, swapped and mixed; the same seed, the same faults. */

/** Gives a whole number from 0 to below a bound. */
export type Dice = (bound: number) => number;

/** Dice that fall the same way for the same seed. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0 || 1;
  return (bound) => {
    // xorshift: small, and even enough to choose by.
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % bound;
  };
}

/** What is put in where it does not belong: the language's own words, and what no source has. */
const STRAYS = [
  ...['end', 'of', 'case', 'match', 'fn', 'with', 'recur', 'event', '$', 'state', 'use', 'select'],
  ...['(', ')', '{', '}', '[', ']', '%{', '|', '"', '"""', '`', '#{', '\\', ';', '::', '..', '=>'],
  ...['<<', '>>', '0x', '1e999', '99999999999999999999', '-', '~', '###', '#!config', '\0', '\r'],
  ...['\u2028', 'ß', '𝄞', '\ufeff', 're|(|', 'json||', 'grok|%{|', 'cidr|1.2.3|'],
];

type Change = (pieces: string[], dice: Dice) => void;

const CHANGES: readonly Change[] = [
  (pieces, dice) => pieces.splice(dice(pieces.length), 1 + dice(3)),
  (pieces, dice) => {
    const at = dice(pieces.length);
    pieces.splice(at, 0, ...pieces.slice(at, at + 1 + dice(8)));
  },
  (pieces, dice) => {
    const [a, b] = [dice(pieces.length), dice(pieces.length)];
    [pieces[a], pieces[b]] = [pieces[b] ?? '', pieces[a] ?? ''];
  },
  (pieces, dice) => pieces.splice(dice(pieces.length + 1), 0, STRAYS[dice(STRAYS.length)] ?? ''),
  (pieces, dice) => {
    const at = dice(pieces.length);
    const piece = pieces[at] ?? '';
    const cut = dice(piece.length + 1);
    pieces[at] = piece.slice(0, cut) + piece.slice(cut + 1);
  },
  (pieces, dice) => {
    pieces.length = Math.max(1, dice(pieces.length));
  },
];

/**
 * Makes a faulty source of right ones.
 *
 * @param sources at least one
 */
export function mutate(sources: readonly string[], dice: Dice): string {
  const pick = () => sources[dice(sources.length)] ?? '';
  const source = dice(10) === 0 ? pick() + pick() : pick();
  const pieces = source.match(/\w+|\s+|[^\w\s]/g) ?? [''];
  for (let count = 1 + dice(4); count > 0; count -= 1) {
    CHANGES[dice(CHANGES.length)]?.(pieces, dice);
    if (pieces.length === 0) pieces.push('');
  }
  return pieces.join('');
}
