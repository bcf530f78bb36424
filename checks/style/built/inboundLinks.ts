import type {BuiltRule} from '../model';

const LEAST = 2;

/** The front page of a version is reached by the version menu; one link more is enough. */
const FRONT = /^\/docs\/[^/]+$/;

const leastFor = (route: string): number => (FRONT.test(route) ? 1 : LEAST);

/** A list of what is in a category is made of the sidebar, which leads to it. */
const GENERATED = /^\/(docs\/[^/]+|community)\/category\//;

/** A page that no other page speaks of is not found by reading on. */
export const inboundLinks: BuiltRule = {
  id: 'E23',
  title: `Pages of the docs and the community: linked from ${LEAST} others in their text`,
  measure(pages) {
    const inbound = new Map<string, Set<string>>();
    for (const {route, links} of pages) {
      for (const target of links) {
        if (target !== route) inbound.set(target, (inbound.get(target) ?? new Set()).add(route));
      }
    }
    const counted = pages
      .filter(({route}) => /^\/(docs|community)\/./.test(route))
      // A version that is kept as it was does not get new links.
      .filter(({route, isFrozen}) => !isFrozen && !GENERATED.test(route))
      .map(({route}) => ({route, from: [...(inbound.get(route) ?? [])]}));
    const few = counted.filter(({route, from}) => from.length < leastFor(route));
    return {
      value: `${counted.length - few.length} of ${counted.length} pages`,
      problems: few.map(({route, from}) => ({
        file: route,
        found: `${from.length} pages link here${from.length > 0 ? `: ${from.join(', ')}` : ''}.`,
        expected: `at least ${leastFor(route)}`,
        todo: 'Link from where a reader needs it: the index, a neighbor, a guide.',
      })),
    };
  },
};
