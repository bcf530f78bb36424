/**
 * Completes fragments to programs that can be checked.
 *
 * Only whole lines are added, so columns stay the same, and a line number in the program is the one in
 * the fragment plus `before`.
 */

/** A complete program around a sample. */
export interface Program {
  readonly source: string;
  /** Number of lines before the sample. */
  readonly before: number;
  /** Number of lines of the sample. */
  readonly lines: number;
}

type Frame = readonly [before: readonly string[], after: readonly string[]];

/**
 * The lines before and after each kind of fragment, by `language/kind`:
 * - `tremor/expr`: nothing, an expression is a script
 * - `tremor/pattern`: the pattern of a match on the event
 * - `tremor/clause`: one or more clauses of a match on the event
 * - `trickle/expr`: the expression that a select statement selects
 * - `trickle/statement`: statements of a query that passes its events on
 * - `troy/statement`: statements of a flow
 * - `troy/with`: the settings after the type in the definition of a connector
 */
const FRAMES: Readonly<Record<string, Frame>> = {
  'tremor/expr': [[], []],
  'tremor/pattern': [
    ['match event of', 'case'],
    ['=> event', 'case _ => null', 'end'],
  ],
  'tremor/clause': [['match event of'], ['end']],
  'trickle/expr': [['select'], ['from in into out']],
  'trickle/statement': [[], ['; select event from in into out']],
  'troy/statement': [
    ['define flow main', 'flow'],
    ['end;', 'deploy flow main'],
  ],
  'troy/with': [
    ['define flow main', 'flow', 'define connector sample from sample'],
    ['end;', 'end;', 'deploy flow main'],
  ],
};

/** Optional ends of fragments, which their frames already have. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  'trickle/statement': /;\s*$/,
  'troy/with': /\bend;?\s*$/,
};

/**
 * Completes a sample.
 *
 * @param language `tremor`, `trickle` or `troy`
 * @param kind the kind of the fragment; undefined if the sample is complete
 * @param fragmentWith the source in the fragment's `with`, which goes before it
 */
export function wrap(
  language: string,
  text: string,
  kind?: string,
  fragmentWith?: string,
): Program {
  const [before, after] = (kind && FRAMES[`${language}/${kind}`]) || [[], []];
  const prelude = fragmentWith === undefined ? [] : [fragmentWith];
  // The prelude goes before a script, but into a flow.
  const head = language === 'troy' ? [...before, ...prelude] : [...prelude, ...before];
  const ending = ENDINGS[`${language}/${kind}`];
  const body = ending ? text.replace(ending, '') : text;
  return {
    source: [...head, body, ...after].join('\n'),
    before: head.length,
    lines: body.split('\n').length,
  };
}

/**
 * Makes the line numbers in a diagnostic count from the fragment. Lines of its frame lose their number.
 *
 * @param text as the runtime prints it
 */
export function inOwnLines(text: string, program: Program): string {
  if (program.before === 0) return text;
  return text.replace(/^( *)(\d+)( \|)/gm, (_, space: string, line: string, bar: string) => {
    const own = Number(line) - program.before;
    const number = own >= 1 && own <= program.lines ? String(own) : '·';
    return number.padStart(space.length + line.length) + bar;
  });
}
