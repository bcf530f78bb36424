import type {InputName} from './draft';
import type {Report} from './report';
import type {InputProblem} from './request';

/** A stretch of an editor's text, and what is wrong with it. */
export interface Underline {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** What a report underlines in the source. */
export function underlinesOfSource(report: Report | undefined): readonly Underline[] {
  return (report?.remarks ?? []).flatMap(({range, level, message, hint}) =>
    range ? [{...range, level, message: hint ? `${message}\n${hint}` : message}] : [],
  );
}

/** What is underlined in an input: the place where it stops being what it must be. */
export function underlinesOfInput(
  problems: readonly InputProblem[],
  name: InputName,
): readonly Underline[] {
  return problems
    .filter(({input}) => input === name)
    .map(({at, message}) => ({from: at, to: at + 1, level: 'error', message}));
}
