import type {InputName} from './draft';
import type {Report} from './report';
import type {InputProblem} from './request';

/** A range of an editor's text with an error or a warning. */
export interface Underline {
  readonly from: number;
  readonly to: number;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** The underlines of a report in the source. */
export function underlinesOfSource(report: Report | undefined): readonly Underline[] {
  return (report?.remarks ?? []).flatMap(({range, level, message, hint}) =>
    range ? [{...range, level, message: hint ? `${message}\n${hint}` : message}] : [],
  );
}

/** The underlines in an input: where the first error is. */
export function underlinesOfInput(
  problems: readonly InputProblem[],
  name: InputName,
): readonly Underline[] {
  return problems
    .filter(({input}) => input === name)
    .map(({at, message}) => ({from: at, to: at + 1, level: 'error', message}));
}
