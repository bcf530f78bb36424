import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import type {CodeLine} from '../core/highlighter';

prismIncludeLanguages(Prism);

/** Splits code into lines of tokens; a language that Prism does not know gives plain lines. */
export function tokenize(code: string, language: string): readonly CodeLine[] {
  const grammar = Prism.languages[language];
  if (!grammar) return code.split('\n').map((content) => [{types: [], content}]);
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    // An empty line comes as a token with a line break of its own.
    line.map(({types, content, empty}) => ({types, content: empty ? '' : content})),
  );
}
