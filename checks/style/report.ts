/** What the style checks tell the person at the terminal. */
import type {RuleElsewhere} from './elsewhere';
import {formatProblem, type Problem} from './model';

interface Measured {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly problems: readonly Problem[];
}

/** The problems of all rules, one a line. */
export function listProblems(rules: readonly Measured[]): string[] {
  return rules.flatMap(({id, problems}) => problems.map((problem) => formatProblem(id, problem)));
}

/** All rules as a table in Markdown: what was measured, or what holds them. */
export function formatReport(
  measured: readonly Measured[],
  elsewhere: readonly RuleElsewhere[],
): string {
  const rows = [
    ...measured.map(({id, title, value, problems}) => ({
      id,
      text: `| ${id} | ${title} | ${value} | ${problems.length} |`,
    })),
    ...elsewhere.map(({id, title, by}) => ({id, text: `| ${id} | ${title} | held by ${by} | - |`})),
  ];
  const number = ({id}: {readonly id: string}): number => Number(id.slice(1));
  return [
    '| Rule | What | Measured | Problems |',
    '|---|---|---|---|',
    ...rows.sort((a, b) => number(a) - number(b)).map(({text}) => text),
  ].join('\n');
}
