import type {Grammar, GrammarValue} from 'prismjs';
import type {PrismLanguages} from './prismLanguages';
import {scanCode, scanInterpolations} from './scan';
import {only, rememberLast, SpanPattern} from './spanPattern';

const NAME = String.raw`\p{XID_Start}\p{XID_Continue}*`;
const BEFORE_WORD = String.raw`(?<![\p{XID_Continue}$])`;
const AFTER_WORD = String.raw`(?!\p{XID_Continue})`;
const DEFINABLE = 'window|operator|script|pipeline|connector|flow|stream';

/** The words that the lexer reserves, the same for all three entry points of the language. */
export const KEYWORDS = [
  ...['intrinsic', 'mod', 'const', 'let', 'match', 'end', 'fn', 'case', 'of', 'when', 'default'],
  ...['patch', 'insert', 'upsert', 'update', 'erase', 'move', 'copy', 'merge', 'for', 'event'],
  ...['state', 'drop', 'emit', 'select', 'from', 'where', 'with', 'group', 'by', 'having', 'into'],
  ...['create', 'tumbling', 'sliding', 'window', 'stream', 'operator', 'script', 'set', 'each'],
  ...['define', 'args', 'use', 'as', 'recur', 'pipeline', 'connector', 'connect', 'flow', 'to'],
  ...['deploy'],
] as const;

/** Reserved words that combine or test values. */
export const WORD_OPERATORS = ['and', 'or', 'xor', 'not', 'present', 'absent'] as const;

const words = (list: readonly string[]): RegExp => expression(`(?:${list.join('|')})`);

/** A pattern for whole words. */
function expression(source: string): RegExp {
  return new RegExp(BEFORE_WORD + source + AFTER_WORD, 'u');
}

const spans = rememberLast(scanCode);

/** The inside of `#{…}`; its `expression` follows below, since it is the whole grammar again. */
const interpolated: Record<string, GrammarValue> = {
  'interpolation-punctuation': {pattern: /^#\{|\}$/, alias: 'punctuation'},
};

const grammar: Grammar = {
  'doc-comment': {
    pattern: new SpanPattern((source) =>
      only(spans, 'comment')(source).filter(({start}) => source.startsWith('##', start)),
    ),
    greedy: true,
  },
  comment: {pattern: new SpanPattern(only(spans, 'comment')), greedy: true},
  string: {
    pattern: new SpanPattern(only(spans, 'string')),
    greedy: true,
    inside: {
      interpolation: {
        pattern: new SpanPattern(rememberLast(scanInterpolations)),
        greedy: true,
        inside: interpolated,
      },
      escape: /\\(?:["\\#bfnrt]|u[\da-f]{4})/i,
    },
  },
  extractor: {
    pattern: new SpanPattern(only(spans, 'extractor')),
    greedy: true,
    inside: {
      'extractor-name': {pattern: new RegExp(`^${NAME}(?=\\|)`, 'u'), alias: 'function'},
      escape: /\\[\\|\n]/,
      punctuation: /^\||\|$/,
      regex: {pattern: /[^\\|]+|\\./, greedy: false},
    },
  },
  'quoted-identifier': {
    pattern: new SpanPattern(only(spans, 'quoted-identifier')),
    greedy: true,
    inside: {punctuation: /^`|`$/},
  },
  directive: {pattern: /#!config(?= )/, alias: 'keyword'},
  endpoint: {
    pattern: new RegExp(`\\/(?:connector|pipeline)\\/${NAME}(?:\\/${NAME})?`, 'u'),
    inside: {
      port: {
        pattern: new RegExp(`^(\\/${NAME}\\/${NAME}\\/)${NAME}`, 'u'),
        lookbehind: true,
        alias: 'symbol',
      },
      keyword: {pattern: /^(\/)(?:connector|pipeline)/, lookbehind: true},
      'class-name': new RegExp(NAME, 'u'),
      punctuation: /\//,
    },
  },
  'connector-type': {
    pattern: new RegExp(`${BEFORE_WORD}(define\\s+connector\\s+${NAME}\\s+from\\s+)${NAME}`, 'u'),
    lookbehind: true,
    alias: 'builtin',
  },
  definition: {
    // The oldest language puts the kind of a window and the path of an operator between `define` and the noun.
    pattern: new RegExp(
      `${BEFORE_WORD}((?:define|create|deploy)\\s+(?:(?:tumbling|sliding|${NAME}::${NAME})\\s+)?` +
        `(?:${DEFINABLE})\\s+)${NAME}`,
      'u',
    ),
    lookbehind: true,
    alias: 'class-name',
  },
  'function-definition': {
    pattern: new RegExp(`${BEFORE_WORD}(fn\\s+)${NAME}`, 'u'),
    lookbehind: true,
    alias: 'function',
  },
  namespace: {
    pattern: new RegExp(`${BEFORE_WORD}(?:${NAME}::)+`, 'u'),
    inside: {punctuation: /::/},
  },
  metadata: {pattern: new RegExp(`\\$(?:${NAME})?`, 'u'), alias: 'variable'},
  'special-path': {
    pattern: expression(String.raw`(?:event|(?:state|args|group|window)(?=\s*[.[]))`),
    alias: 'builtin',
  },
  boolean: words(['true', 'false']),
  null: {pattern: words(['null']), alias: 'constant'},
  'word-operator': {pattern: words(WORD_OPERATORS), alias: 'keyword'},
  keyword: words(KEYWORDS),
  wildcard: {pattern: expression('_'), alias: 'keyword'},
  function: new RegExp(`${BEFORE_WORD}${NAME}(?=\\()`, 'u'),
  number: expression(String.raw`(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.[\d_]*(?:e[+-]?[\d_]+)?)?)`),
  'pattern-start': {pattern: /%[{[(]/, alias: 'punctuation'},
  operator: />>>|>>|<<|=>|==|!=|~=|>=|<=|[-+*/%<>=!~^&]/,
  punctuation: /::|\.{3}|[{}[\](),;:.|]/,
};

interpolated['expression'] = {pattern: /[\s\S]+/, inside: grammar};

/** Adds `tremor` (scripts), `trickle` (queries) and `troy` (deployments): one language, one grammar. */
export function register(prism: PrismLanguages): void {
  prism.languages['tremor'] = grammar;
  prism.languages['trickle'] = grammar;
  prism.languages['troy'] = grammar;
}
