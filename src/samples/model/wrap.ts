/**
 * How a fragment becomes a complete program that can be checked.
 *
 * Whole lines go before and after: columns stay, and a line of the program is the
 * fragment's line plus `before`.
 */

/** A complete program around a sample. */
export interface Program {
  readonly source: string;
  /** Lines in front of the sample's first one. */
  readonly before: number;
  /** Lines that the sample has. */
  readonly lines: number;
}

type Frame = readonly [before: readonly string[], after: readonly string[]];

/**
 * What surrounds each kind of fragment, by `language/kind`:
 * - `tremor/expr`: nothing, an expression is a script
 * - `tremor/pattern`: the pattern of a match on the event
 * - `tremor/clause`: one or more clauses of a match on the event
 * - `trickle/expr`: what a select statement selects
 * - `trickle/statement`: statements of a query that passes its events on
 * - `troy/statement`: statements of a flow
 * - `troy/with`: what follows the type in the definition of a connector
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

/** What a fragment can end with as well as not, where its frame has it. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  'trickle/statement': /;\s*$/,
  'troy/with': /\bend;?\s*$/,
};

/**
 * Completes a sample.
 *
 * @param language `tremor`, `trickle` or `troy`
 * @param kind the fragment's kind, undefined for what is complete
 * @param fragmentWith source of the fragment's `with`, put in front of it
 */
export function wrap(
  language: string,
  text: string,
  kind?: string,
  fragmentWith?: string,
): Program {
  const [before, after] = (kind && FRAMES[`${language}/${kind}`]) || [[], []];
  const prelude = fragmentWith === undefined ? [] : [fragmentWith];
  // What is given stands in front of a script, but inside of a flow.
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
 * Numbers the lines that a diagnostic shows as those of the fragment; what was put around it has no
 * number.
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
