/*
 * Porter's stemmer with lunr's small deviations. lunr looks up stems in the same index, so both must
 * agree on every word; stem.test.ts compares them. It is implemented here because importing lunr
 * only for its stemmer would double the size of the download.
 */
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

const measureOverZero = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureIsOne = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureOverOne = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const derivations: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const endings: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};

const derivation = new RegExp(`^(.+?)(${Object.keys(derivations).join('|')})$`);
const ending = new RegExp(`^(.+?)(${Object.keys(endings).join('|')})$`);
const residue =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** The stems of earlier words: words repeat, and stemming costs more than a lookup. */
const cache = new Map<string, string>();
const MAX_CACHED = 20_000;

/** The stem of a lower-case word. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const stemmed = findStem(word);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

function findStem(word: string): string {
  // A leading y is a consonant; as a capital it does not match the vowel classes.
  const shielded = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  const stemmed = [plural, pastAndGerund, finalY, derived, ended, suffixed, finalE].reduce(
    (text, step) => step(text),
    shielded,
  );
  return word.startsWith('y') ? `y${stemmed.slice(1)}` : stemmed;
}

function plural(word: string): string {
  if (/^(.+?)(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /^(.+?)([^s])s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndGerund(word: string): string {
  const eed = /^(.+?)eed$/.exec(word);
  if (eed) return measureOverZero.test(eed[1]!) ? word.slice(0, -1) : word;
  const rest = /^(.+?)(ed|ing)$/.exec(word)?.[1];
  if (rest === undefined || !hasVowel.test(rest)) return word;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return endsShort.test(rest) ? `${rest}e` : rest;
}

function finalY(word: string): string {
  return /^(.+?[^aeiou])y$/.test(word) ? `${word.slice(0, -1)}i` : word;
}

function derived(word: string): string {
  return replaceSuffix(word, derivation, derivations);
}

function ended(word: string): string {
  return replaceSuffix(word, ending, endings);
}

function replaceSuffix(
  word: string,
  pattern: RegExp,
  replacements: Readonly<Record<string, string>>,
): string {
  const match = pattern.exec(word);
  if (!match || !measureOverZero.test(match[1]!)) return word;
  return match[1]! + replacements[match[2]!]!;
}

function suffixed(word: string): string {
  const rest = residue.exec(word)?.[1];
  if (rest !== undefined) return measureOverOne.test(rest) ? rest : word;
  const ion = /^(.+?)(s|t)(ion)$/.exec(word);
  if (!ion) return word;
  const base = ion[1]! + ion[2]!;
  return measureOverOne.test(base) ? base : word;
}

function finalE(word: string): string {
  const rest = /^(.+?)e$/.exec(word)?.[1];
  const drop =
    rest !== undefined &&
    (measureOverOne.test(rest) || (measureIsOne.test(rest) && !endsShort.test(rest)));
  const short = drop ? rest : word;
  return /ll$/.test(short) && measureOverOne.test(short) ? short.slice(0, -1) : short;
}
