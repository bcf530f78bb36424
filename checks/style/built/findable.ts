import type {Measurement, Problem} from '../model';
import type {Target} from '../targets';

const SHARE = 0.98;
const PLACES = 3;

/** The routes of the sections that the site's search gives to a reader of a version, best first. */
export type Search = (version: string, query: string) => Promise<readonly string[]>;

export const findable = {
  id: 'E33',
  title: `Options, functions, metadata keys, and messages of a page: ${SHARE * 100} % among the first ${PLACES} results`,
  measure: measureFindable,
} as const;

interface LookedUp {
  readonly target: Target;
  readonly hits: readonly string[];
  readonly found: boolean;
}

/** Looks up each target; the answer must be the very section or row, not its page. */
async function measureFindable(targets: readonly Target[], search: Search): Promise<Measurement> {
  const lookedUp = await Promise.all(
    targets.map(async (target): Promise<LookedUp> => {
      const hits = await search(target.version, target.query);
      const found = hits.slice(0, PLACES).some((hit) => target.answers.includes(hit));
      return {target, hits, found};
    }),
  );
  const found = lookedUp.filter((one) => one.found).length;
  const share = targets.length === 0 ? 100 : (found / targets.length) * 100;
  return {
    value: `${found} of ${targets.length} (${share.toFixed(1)} %): ${countKinds(targets)}`,
    problems: [...byPage(lookedUp).values()].flatMap(problemsOfPage),
  };
}

/** The targets by the page of their first answer. */
function byPage(lookedUp: readonly LookedUp[]): Map<string, LookedUp[]> {
  const pages = new Map<string, LookedUp[]>();
  for (const one of lookedUp) {
    const [page = ''] = (one.target.answers[0] ?? '').split('#', 1);
    pages.set(page, [...(pages.get(page) ?? []), one]);
  }
  return pages;
}

function problemsOfPage(lookedUp: readonly LookedUp[]): Problem[] {
  const missed = lookedUp.filter(({found}) => !found);
  return missed.length > lookedUp.length * (1 - SHARE) ? missed.map(notFound) : [];
}

function countKinds(targets: readonly Target[]): string {
  const counts = new Map<string, number>();
  for (const {kind} of targets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

function notFound({target: {kind, query, answers}, hits}: LookedUp): Problem {
  return {
    file: answers[0] ?? '',
    found: `a search for the ${kind} "${query}" gives ${hits.slice(0, PLACES).join(', ') || 'nothing'}.`,
    expected: `this address among the first ${PLACES}`,
    todo: 'Show it in a table element, or as a heading of its own; see src/plugins/search/README.md.',
  };
}
