import type {Rule} from '../model';
import type {Target} from '../targets';

const SHARE = 0.98;
const PLACES = 3;

/** The routes of the sections that the site's search gives to a reader of a version, best first. */
export type Search = (version: string, query: string) => Promise<readonly string[]>;

/** A target with the results of a search for it. */
interface Searched {
  readonly target: Target;
  readonly hits: readonly string[];
}

/** Searches for each target. */
export async function searchAll(targets: readonly Target[], search: Search): Promise<Searched[]> {
  return Promise.all(
    targets.map(async (target) => ({target, hits: await search(target.version, target.query)})),
  );
}

/** Readers who search for a name find the section or row about it, not just its page. */
export const findable: Rule<readonly Searched[]> = {
  name: 'findable',
  title: `A search finds ${SHARE * 100} % of a page's options, functions, metadata keys, and messages among the first ${PLACES} results`,
  isAdvice: true,
  find(searched) {
    const missed = new Map<string, Searched[]>();
    const all = new Map<string, number>();
    for (const one of searched) {
      const page = pageOf(one.target);
      all.set(page, (all.get(page) ?? 0) + 1);
      if (!isFound(one)) missed.set(page, [...(missed.get(page) ?? []), one]);
    }
    return [...missed].flatMap(([page, ofPage]) =>
      ofPage.length > (all.get(page) ?? 0) * (1 - SHARE) ? ofPage.map(notFound) : [],
    );
  },
};

const pageOf = ({answers: [first = '']}: Target): string => first.replace(/#.*/, '');

const isFound = ({target, hits}: Searched): boolean =>
  hits.slice(0, PLACES).some((hit) => target.answers.includes(hit));

function notFound({target: {kind, query, answers}, hits}: Searched) {
  return {
    file: answers[0] ?? '',
    found: `a search for the ${kind} "${query}" gives ${hits.slice(0, PLACES).join(', ') || 'nothing'}.`,
    expected: `this address among the first ${PLACES}`,
    todo: 'Show it in a table element, or give it a heading; see src/plugins/search/README.md.',
  };
}
