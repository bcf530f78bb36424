/** Names of languages, for the heads of blocks without a label. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Commands',
  diff: 'Changes',
  ebnf: 'Grammar',
  http: 'HTTP',
  json: 'JSON',
  shell: 'Shell',
  text: 'Text',
  toml: 'TOML',
  tremor: 'Script',
  trickle: 'Query',
  troy: 'Deployment',
  yaml: 'YAML',
};

/**
 * The name of a language for readers.
 *
 * @param language the name on the fence, in lower case
 * @returns the name, or `Code` for a block without a language
 */
export function languageName(language: string): string {
  return NAMES[language] ?? (language === '' ? 'Code' : language);
}
