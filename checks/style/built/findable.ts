import type {Measurement, Problem} from '../model';
import type {Target} from '../targets';

const SHARE = 0.98;
const PLACES = 3;

/** The routes of the sections that the site's search gives to a reader of a version, best first. */
export type Search = (version: string, query: string) => Promise<readonly string[]>;

export const findable = {
  id: 'E33',
  title: `Options, functions, metadata keys, and messages: ${SHARE * 100} % among the first ${PLACES} results`,
  measure: measureFindable,
} as const;

/** Looks up each target; the answer must be the very section or row, not its page. */
async function measureFindable(targets: readonly Target[], search: Search): Promise<Measurement> {
  const looked = await Promise.all(
    targets.map(async (target) => {
      const hits = await search(target.version, target.query);
      return {
        target,
        hits,
        found: hits.slice(0, PLACES).some((hit) => target.answers.includes(hit)),
      };
    }),
  );
  const missed = looked.filter(({found}) => !found);
  const share = looked.length === 0 ? 1 : 1 - missed.length / looked.length;
  const problems = missed.map(({target, hits}) => problem(target, hits));
  return {
    value: `${looked.length - missed.length} of ${looked.length} (${(share * 100).toFixed(1)} %): ${countKinds(targets)}`,
    problems: share >= SHARE ? [] : problems,
  };
}

function countKinds(targets: readonly Target[]): string {
  const counts = new Map<string, number>();
  for (const {kind} of targets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
}

function problem({kind, query, answers}: Target, hits: readonly string[]): Problem {
  return {
    file: answers[0] ?? '',
    found: `a search for the ${kind} "${query}" gives ${hits.slice(0, PLACES).join(', ') || 'nothing'}.`,
    expected: `this address among the first ${PLACES}`,
    todo: 'Show it in a table element, or as a heading of its own; see src/plugins/search/README.md.',
  };
}
