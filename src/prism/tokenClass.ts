/**
 * The classes of `src/css/code.css`, each with the names that Prism's grammars use for it.
 *
 * A token gets the class of its innermost known name: one class, so that no order of CSS rules
 * decides its color.
 */
const NAMES_BY_CLASS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  doc: ['doc-comment'],
  keyword: ['keyword', 'atrule', 'important', 'tag', 'rule', 'directive'],
  operator: ['operator', 'entity', 'shell-symbol'],
  punctuation: ['punctuation'],
  string: ['string', 'char', 'attr-value', 'url', 'heredoc'],
  escape: ['escape'],
  number: ['number', 'boolean', 'constant', 'null', 'unit', 'date', 'time', 'character-code'],
  function: ['function', 'function-name', 'function-variable', 'selector', 'method'],
  type: ['class-name', 'namespace', 'definition', 'title', 'table', 'section'],
  builtin: ['builtin', 'special-path', 'atom'],
  variable: ['variable', 'symbol', 'metadata', 'port', 'environment', 'parameter', 'assign-left'],
  property: ['property', 'key', 'attr-name', 'header-name'],
  regex: ['regex', 'extractor', 'special', 'character-class'],
  inserted: ['inserted'],
  deleted: ['deleted'],
  coord: ['coord'],
} as const;

/** A color of the palette. */
type TokenClass = keyof typeof NAMES_BY_CLASS;

/** All colors of the palette. */
export const TOKEN_CLASSES = Object.keys(NAMES_BY_CLASS) as readonly TokenClass[];

// Code in a string must not take the color of the string around it.
const UNCOLORED = ['expression', 'interpolation', 'plain', 'bash', 'quoted-identifier'];

const CLASS_BY_NAME = new Map<string, TokenClass | undefined>([
  ...UNCOLORED.map((name) => [name, undefined] as const),
  ...TOKEN_CLASSES.flatMap((tokenClass) =>
    NAMES_BY_CLASS[tokenClass].map((name) => [name, tokenClass] as const),
  ),
]);

/**
 * The class for a token's color.
 *
 * @param types Prism's names and aliases of the token, outermost first
 * @returns `undefined` for plain text
 */
export function tokenClass(types: readonly string[]): TokenClass | undefined {
  const known = [...types].reverse().find((type) => CLASS_BY_NAME.has(type));
  return known === undefined ? undefined : CLASS_BY_NAME.get(known);
}
