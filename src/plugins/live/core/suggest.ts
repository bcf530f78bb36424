/** Completions and explanations for an editor. */
import {KEYWORDS, WORD_OPERATORS} from '../../../prism/tremor';
import {scanCode} from '../../../prism/scan';
import {isUsed, resolveModules, shortName, type Catalogue} from './catalogue';

export interface Suggestion {
  readonly label: string;
  readonly kind: 'keyword' | 'variable' | 'module' | 'function' | 'constant';
  /** Shown next to the label, such as a signature. */
  readonly detail?: string;
  /** A sentence. */
  readonly about?: string;
  /** The text to insert if it is not the label; for a function it ends before the arguments. */
  readonly insert?: string;
  /** A module for which a `use` has to be added. */
  readonly use?: string;
}

interface Suggestions {
  /** Offset at which the replaced text starts. */
  readonly from: number;
  readonly items: readonly Suggestion[];
}

const WORDS: readonly Suggestion[] = [
  {label: 'event', kind: 'variable', about: 'The event that the script is given.'},
  {label: 'state', kind: 'variable', about: 'What the script keeps from one event to the next.'},
  {label: 'args', kind: 'variable', about: 'The arguments of the script.'},
  ...[...KEYWORDS, ...WORD_OPERATORS, 'true', 'false', 'null']
    .filter((word) => !['event', 'state', 'args'].includes(word))
    .map((label): Suggestion => ({label, kind: 'keyword'})),
];

/**
 * Suggests completions at the cursor.
 *
 * @param at offset of the cursor
 * @param isAsked whether the reader asked for suggestions; otherwise they need a started word
 */
export function suggestionsAt(
  source: string,
  at: number,
  catalogue: Catalogue,
  isAsked = false,
): Suggestions | undefined {
  const before = source.slice(0, at);
  if (isLiteral(source, at)) return undefined;
  const [, path = '', word = ''] = /((?:\w+::)*)(\w*)$/.exec(before) ?? [];
  const from = at - word.length;
  if (/\buse\s+[\w:]*$/.test(before)) {
    const start = from - path.length;
    return {from: start, items: catalogue.map(moduleToUse)};
  }
  if (path) return {from, items: membersOf(source, catalogue, path.slice(0, -2))};
  if (!isAsked && !/^[a-z_]/i.test(word)) return undefined;
  return {from, items: [...WORDS, ...modules(source, catalogue)]};
}

function isLiteral(source: string, at: number): boolean {
  return scanCode(source).some(
    ({kind, start, end}) =>
      kind !== 'quoted-identifier' &&
      start < at &&
      (at < end || (kind === 'comment' && at === end)),
  );
}

function moduleToUse({name, purpose}: Catalogue[number]): Suggestion {
  return {label: name, kind: 'module', about: purpose, insert: `${name};`};
}

function modules(source: string, catalogue: Catalogue): readonly Suggestion[] {
  return catalogue.map(({name, purpose}) => {
    const short = shortName(name);
    return {
      ...{label: short, kind: 'module', detail: name, about: purpose, insert: `${short}::`},
      ...(isUsed(source, name) ? {} : {use: name}),
    };
  });
}

function membersOf(source: string, catalogue: Catalogue, path: string): readonly Suggestion[] {
  return resolveModules(catalogue, source, path).flatMap(({name, functions, constants}) => {
    const use = isUsed(source, name) || name === path ? {} : {use: name};
    return [
      ...functions.map((fn): Suggestion => ({
        ...{label: fn.name, kind: 'function', insert: `${fn.name}(`, ...use},
        ...{detail: fn.signature.slice(fn.name.length), about: fn.purpose},
      })),
      ...constants.map((constant): Suggestion => ({
        ...{label: constant.name, kind: 'constant', about: constant.about, ...use},
      })),
    ];
  });
}

/** Explains a name to the reader who points at it. */
interface Explanation {
  readonly from: number;
  readonly to: number;
  /** With the module, such as `std::string::len(input: string) -> integer`. */
  readonly title: string;
  readonly about: string;
}

/** Explains the name at an offset; undefined unless the library has it. */
export function explanationAt(
  source: string,
  at: number,
  catalogue: Catalogue,
): Explanation | undefined {
  if (isLiteral(source, at)) return undefined;
  const [head = ''] = /[\w:]*$/.exec(source.slice(0, at)) ?? [];
  const [tail = ''] = /^\w*/.exec(source.slice(at)) ?? [];
  const from = at - head.length;
  const to = at + tail.length;
  const parts = source.slice(from, to).split('::');
  const name = parts.at(-1) ?? '';
  const path = parts.slice(0, -1).join('::');
  const explain = (title: string, about: string): Explanation => ({from, to, title, about});
  for (const module of path ? resolveModules(catalogue, source, path) : []) {
    const fn = module.functions.find((candidate) => candidate.name === name);
    if (fn) return explain(`${module.name}::${fn.signature}`, fn.purpose);
    const constant = module.constants.find((candidate) => candidate.name === name);
    if (constant) return explain(`${module.name}::${name}`, constant.about);
  }
  const isName = path !== '' || source.startsWith('::', to);
  const [module] = isName ? resolveModules(catalogue, source, parts.join('::')) : [];
  return module && explain(module.name, module.purpose);
}
