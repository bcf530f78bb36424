/** What the checker tells the person at the terminal. */
import type {LanguageRelease} from '../../language/host/protocol';
import type {Implementation} from '../../samples/model/outcome';
import type {SampleVersion} from '../../samples/model/version';
import {KINDS, type Counts} from './count';
import type {PageReport} from './outcomes';
import {indent, type Problem} from '../../samples/model/problem';

/** Problems of all pages, each with its place, what was found and the sample. */
export function formatProblems(reports: readonly PageReport[]): string {
  return reports
    .flatMap(({plan, problems}) =>
      problems.map((problem) => {
        const fence = plan.fences.find(({line}) => line === problem.line);
        return formatProblem(plan.page, problem, fence?.text);
      }),
    )
    .join('\n\n');
}

const SHOWN_LINES = 12;

function formatProblem(
  page: string,
  {line, what, detail, todo, terse}: Problem,
  sample?: string,
): string {
  const lines = terse ? [] : (sample?.split('\n') ?? []);
  const shown = lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '[…]'] : lines;
  return [
    `${page}:${line}: ${what}`,
    ...(detail ? [indent(detail.trimEnd())] : []),
    ...(shown.length > 0 ? [indent('the block:'), indent(shown.join('\n'), '  | ')] : []),
    ...(todo ? [indent(`→ ${todo}`)] : []),
  ].join('\n');
}

/** The counts as a table, one version a row. */
export function formatCounts(counts: Counts): string {
  const rows = [
    ['', ...KINDS],
    ...[...counts].map(([version, row]) => [version, ...KINDS.map((kind) => String(row[kind]))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((r) => r[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Says of each version whether it was really checked or only held against its records. */
export function formatModes(
  versions: readonly SampleVersion[],
  built: ReadonlyMap<LanguageRelease, {readonly by: Implementation}>,
  missing: string,
): string {
  return versions
    .map(({label, program}) => {
      const by = built.get(program.release)?.by;
      return by
        ? `${label}: really checked, by ${by}`
        : `${label}: only held against its records (${missing})`;
    })
    .join('\n');
}

/** The last line, and whether the check failed. */
export function formatSummary({
  reports,
  orphans,
}: {
  readonly reports: readonly PageReport[];
  readonly orphans: readonly string[];
}): {text: string; failed: boolean} {
  const failing = reports.reduce((sum, {problems}) => sum + problems.length, 0);
  const samples = reports.reduce((sum, {plan}) => sum + plan.items.length, 0);
  const left =
    orphans.length === 0
      ? ''
      : `${orphans.length} records belong to no sample any more: run npm run samples -- --update.\n`;
  return {
    text: `${left}${samples} samples on ${reports.length} pages, ${failing} problems`,
    failed: failing + orphans.length > 0,
  };
}
