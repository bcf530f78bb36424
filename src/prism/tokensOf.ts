import {normalizeTokens, Prism} from 'prism-react-renderer';
import type {PrismLanguages} from './prismLanguages';

/**
 * For tests: the tokens of `code` as `types text`, where `types` are the names and aliases from the
 * outermost token to the innermost, joined by dots. Plain text and blanks are left out.
 */
export function tokensOf(
  register: (prism: PrismLanguages) => void,
  language: string,
  code: string,
): readonly string[] {
  register(Prism);
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`"${language}" is not registered.`);
  return normalizeTokens(Prism.tokenize(code, grammar))
    .flat()
    .filter(({types, content}) => types[0] !== 'plain' && content.trim() !== '')
    .map(({types, content}) => `${types.join('.')} ${content}`);
}

/** For tests: expected tokens, separated by two spaces, on as many lines as fit. */
export function splitTokens(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('  '));
}
