/** Makes faulty sources: cuts, doubles, swaps and mixes the pieces of valid ones. */
import fc from 'fast-check';

/** Pieces to insert in wrong places: words of the language, and text that no valid source has. */
const STRAYS = [
  ...['end', 'of', 'case', 'match', 'fn', 'with', 'recur', 'event', '$', 'state', 'use', 'select'],
  ...['(', ')', '{', '}', '[', ']', '%{', '|', '"', '"""', '`', '#{', '\\', ';', '::', '..', '=>'],
  ...['<<', '>>', '0x', '1e999', '99999999999999999999', '-', '~', '###', '#!config', '\0', '\r'],
  ...['\u2028', 'ß', '𝄞', '\ufeff', 're|(|', 'json||', 'grok|%{|', 'cidr|1.2.3|'],
];

type Change = (pieces: readonly string[]) => readonly string[];

/** A position in a source, taken modulo its length. */
const place = fc.nat();

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.integer({min: 1, max: 3})).map(
    ([at, count]): Change =>
      (pieces) =>
        pieces.toSpliced(at % pieces.length, count),
  ),
  fc.tuple(place, fc.integer({min: 1, max: 8})).map(([at, count]): Change => (pieces) => {
    const from = at % pieces.length;
    return pieces.toSpliced(from, 0, ...pieces.slice(from, from + count));
  }),
  fc.tuple(place, place).map(([one, other]): Change => (pieces) => {
    const [a, b] = [one % pieces.length, other % pieces.length];
    return pieces.with(a, pieces[b] ?? '').with(b, pieces[a] ?? '');
  }),
  fc.tuple(place, fc.constantFrom(...STRAYS)).map(
    ([at, stray]): Change =>
      (pieces) =>
        pieces.toSpliced(at % (pieces.length + 1), 0, stray),
  ),
  fc.tuple(place, place).map(([at, cut]): Change => (pieces) => {
    const piece = pieces[at % pieces.length] ?? '';
    const letter = cut % (piece.length + 1);
    return pieces.with(at % pieces.length, piece.slice(0, letter) + piece.slice(letter + 1));
  }),
  place.map(
    (at): Change =>
      (pieces) =>
        pieces.slice(0, Math.max(1, at % pieces.length)),
  ),
);

/**
 * Makes faulty sources from valid ones.
 *
 * @param sources at least one
 */
export function faultySource(sources: readonly string[]): fc.Arbitrary<string> {
  const source = fc.constantFrom(...sources);
  const start = fc.oneof(
    {weight: 9, arbitrary: source},
    {weight: 1, arbitrary: fc.tuple(source, source).map((two) => two.join(''))},
  );
  const changes = fc.array(change, {minLength: 1, maxLength: 4});
  return fc.tuple(start, changes).map(([text, steps]) => {
    const pieces: readonly string[] = text.match(/\w+|\s+|[^\w\s]/g) ?? [''];
    return steps
      .reduce((current, step) => step(current.length === 0 ? [''] : current), pieces)
      .join('');
  });
}
