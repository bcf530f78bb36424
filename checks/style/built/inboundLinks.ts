import type {BuiltRule} from '../model';

const LEAST = 2;

/** The version menu leads to the front page of a version, so that one more link is enough. */
const FRONT = /^\/docs\/[^/]+$/;

const leastFor = (route: string): number => (FRONT.test(route) ? 1 : LEAST);

/** The sidebar leads to the generated list of a category. */
const GENERATED = /^\/(docs\/[^/]+|community)\/category\//;

/** Readers who follow links find a page only if other pages link to it. */
export const inboundLinks: BuiltRule = {
  name: 'inbound-links',
  title: `The text of ${LEAST} other pages links to each page of the docs and the community`,
  isAdvice: true,
  find(pages) {
    const inbound = new Map<string, Set<string>>();
    for (const {route, links} of pages) {
      for (const target of links) {
        if (target !== route) inbound.set(target, (inbound.get(target) ?? new Set()).add(route));
      }
    }
    return (
      pages
        .filter(({route}) => /^\/(docs|community)\/./.test(route))
        // A frozen version does not get new links.
        .filter(({route, isFrozen}) => !isFrozen && !GENERATED.test(route))
        .map(({route}) => ({route, from: [...(inbound.get(route) ?? [])]}))
        .filter(({route, from}) => from.length < leastFor(route))
        .map(({route, from}) => ({
          file: route,
          found: `${from.length} pages link here${from.length > 0 ? `: ${from.join(', ')}` : ''}.`,
          expected: `at least ${leastFor(route)}`,
          todo: 'Link from where a reader needs it: the index, a neighbor, a guide.',
        }))
    );
  },
};
