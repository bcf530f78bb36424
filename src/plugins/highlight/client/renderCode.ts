import prismIncludeLanguages from '@theme/prism-include-languages';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {codeHtml} from '../core/codeHtml';
import type {CodeBlock, CodeLine} from '../core/highlighter';

prismIncludeLanguages(Prism);

/** Renders the HTML inside a block's `<code>`. */
export function renderCode({code, language, ...look}: CodeBlock): string {
  return codeHtml(tokenize(code, language), look, language);
}

/** Splits code into lines of tokens; the lines are plain if Prism does not know the language. */
function tokenize(code: string, language: string): readonly CodeLine[] {
  const grammar = Prism.languages[language];
  if (!grammar) return code.split('\n').map((content) => [{types: [], content}]);
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    // Prism's token of an empty line contains a line break.
    line.map(({types, content, empty}) => ({types, content: empty ? '' : content})),
  );
}
