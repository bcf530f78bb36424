/** What the style checks tell the person at the terminal. */
import type {HeldBar} from './held';
import {formatProblem, type Problem} from './model';

interface Measured {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly problems: readonly Problem[];
}

/** The problems of all bars, one a line, with those of other files left out. */
export function listProblems(bars: readonly Measured[], only: readonly string[] = []): string[] {
  const folders = only.map((name) => name.replace(/\/+$/, ''));
  const isWanted = (file: string): boolean =>
    folders.length === 0 || folders.some((name) => file === name || file.startsWith(`${name}/`));
  return bars.flatMap(({id, problems}) =>
    problems.filter(({file}) => isWanted(file)).map((problem) => formatProblem(id, problem)),
  );
}

/** All bars as a table in Markdown: what was measured, or what holds them. */
export function formatReport(measured: readonly Measured[], held: readonly HeldBar[]): string {
  const rows = [
    ...measured.map(({id, title, value, problems}) => ({
      id,
      text: `| ${id} | ${title} | ${value} | ${problems.length} |`,
    })),
    ...held.map(({id, title, by}) => ({id, text: `| ${id} | ${title} | held by ${by} | - |`})),
  ];
  const number = ({id}: {readonly id: string}): number => Number(id.slice(1));
  return [
    '| Bar | What | Measured | Problems |',
    '|---|---|---|---|',
    ...rows.sort((a, b) => number(a) - number(b)).map(({text}) => text),
  ].join('\n');
}
