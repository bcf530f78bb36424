/** Names of languages in the heads of blocks that say nothing else of themselves. */
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
 * What a reader calls a language.
 *
 * @param language as on a fence, in lower case
 * @returns its name; `Code` for a block without a language
 */
export function languageName(language: string): string {
  return NAMES[language] ?? (language === '' ? 'Code' : language);
}
