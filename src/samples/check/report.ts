/** The output of the checker for a terminal. */
import type {LanguageRelease} from '../../language/protocol';
import type {Implementation} from '../model/outcome';
import type {SampleVersion} from '../model/version';
import type {PageReport} from './outcomes';
import {isMassRemoval} from './node/update';
import type {Verification} from './node/verify';
import {indent, type Problem} from '../model/problem';

/** The problems of all pages, each with its place, what was found, and the sample. */
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

/** Says for each version whether its samples were run or only compared with their records. */
export function formatModes(
  versions: readonly SampleVersion[],
  built: ReadonlyMap<LanguageRelease, {readonly by: Implementation}>,
  missing: string,
): string {
  return versions
    .map(({label, program}) => {
      const by = built.get(program.release)?.by;
      return by
        ? `${label}: samples run by ${by}`
        : `${label}: samples only compared with their records (${missing})`;
    })
    .join('\n');
}

/** The last line, and whether the check failed. */
export function formatSummary({
  reports,
  orphans,
  stored,
}: Pick<Verification, 'reports' | 'orphans' | 'stored'>): {text: string; failed: boolean} {
  const failing = reports.reduce((sum, {problems}) => sum + problems.length, 0);
  const samples = reports.reduce((sum, {plan}) => sum + plan.items.length, 0);
  const advice = isMassRemoval(orphans.length, {stored})
    ? 'this is more than a tenth of all, so look at `git status` before you remove any'
    : 'run npm run samples -- --update';
  const left =
    orphans.length === 0
      ? ''
      : `${orphans.length} of ${stored} records belong to no sample any more: ${advice}.\n`;
  return {
    text: `${left}${samples} samples on ${reports.length} pages, ${failing} problems`,
    failed: failing + orphans.length > 0,
  };
}
