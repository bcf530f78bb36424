const SHORTEST = 3;

/**
 * Gives each chunk a name as short as its neighbours allow. A name depends on the old one alone
 * unless two would be the same, so that a new page does not rename the files of the others.
 *
 * @param names Docusaurus' names: eight hexadecimal digits, more where two of those are the same
 */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const result = new Map<string, string>();
  for (const name of [...names].sort()) {
    const long = lengthen(name);
    let length = SHORTEST;
    while (taken.has(long.slice(0, length)) && length < long.length) length += 1;
    const short = long.slice(0, length);
    taken.add(short);
    result.set(name, short);
  }
  return result;
}

/** The name in letters and digits (36 instead of 16), a letter in front: no chunk is a number. */
function lengthen(name: string): string {
  const hash = BigInt(`0x${name.slice(0, 8)}`);
  const letter = String.fromCharCode(97 + Number(hash % 26n));
  return `${letter}${(hash / 26n).toString(36).padStart(6, '0').split('').reverse().join('')}${name.slice(8)}`;
}
