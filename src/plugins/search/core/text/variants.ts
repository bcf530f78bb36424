// cspell:words aeiou ation ence ense isation ization logue
/*
 * The two spellings of English. The documentation is written in one of them, and readers in both.
 */
const ENDINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/isation(s?)$/, 'ization$1'],
  [/is(e|es|ed|er|ers|ing)$/, 'iz$1'],
  [/ys(e|es|ed|er|ers|ing)$/, 'yz$1'],
  [/our(s|ed|ing|al|able|ful|ite)?$/, 'or$1'],
  [/([aeiou])ll(ed|ing|er|ers|ation)$/, '$1l$2'],
  [/logue(s?)$/, 'log$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ence(s?)$/, 'ense$1'],
  [/mme(s?)$/, 'm$1'],
  [/grey/, 'gray'],
];
const BACK: readonly (readonly [american: RegExp, british: string])[] = [
  [/ization(s?)$/, 'isation$1'],
  [/iz(e|es|ed|er|ers|ing)$/, 'is$1'],
  [/yz(e|es|ed|er|ers|ing)$/, 'ys$1'],
  [/or(s|ed|ing|al|able|ful|ite)?$/, 'our$1'],
  [/([aeiou])l(ed|ing|er|ers|ation)$/, '$1ll$2'],
  [/log(s?)$/, 'logue$1'],
  [/ter(s?)$/, 'tre$1'],
  [/ense(s?)$/, 'ence$1'],
];

/**
 * How a lower-case word would be spelled on the other side of the Atlantic. Most of what comes out
 * is no word at all: whoever asks looks whether the documentation has it.
 */
export function otherSpellings(word: string): string[] {
  const found = [...ENDINGS, ...BACK]
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other));
  return found.filter((spelling) => spelling !== word);
}
