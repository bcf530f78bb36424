/** The site's own highlighting: the grammars and classes of its code blocks. */
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {tokenClass} from '../../../prism/tokenClass';
import {register} from '../../../prism/tremor';

register(Prism);

/** A piece of a line; its class is absent for plain text. */
interface Piece {
  readonly text: string;
  readonly className?: string;
}

/** Longer texts, in characters, stay plain: coloring them would block the page. */
const HIGHLIGHTED = 50_000;

/** Splits a text into lines, and these into colored pieces. */
export function highlight(
  text: string,
  language: 'tremor' | 'json',
): readonly (readonly Piece[])[] {
  const grammar = Prism.languages[language];
  if (!grammar || text.length > HIGHLIGHTED) return text.split('\n').map((line) => [{text: line}]);
  return normalizeTokens(Prism.tokenize(text, grammar)).map((tokens) =>
    tokens
      .filter(({empty}) => !empty)
      .map(({types, content}) => {
        const name = tokenClass(types);
        return name ? {text: content, className: `code-${name}`} : {text: content};
      }),
  );
}
