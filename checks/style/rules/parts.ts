/** The parts that an RFC must have, in a fixed order. */
import type {Root} from 'mdast';
import type {PageRule} from '../model';
import {sectionsOf} from '../sections';

const HEADINGS = [
  ...['Summary', 'Motivation', 'Guide-level explanation', 'Reference-level explanation'],
  ...['Drawbacks', 'Rationale and alternatives', 'Prior art', 'Unresolved questions'],
  'Future possibilities',
];

/** Every proposal answers the questions that earlier ones answered. */
export const rfcSections: PageRule = {
  name: 'rfc-sections',
  title: 'RFCs have a box with their state, and the headings of the template in order',
  find({frontMatter, tree}) {
    if (frontMatter.kind !== 'rfc') return [];
    const titles = sectionsOf(tree.children, 2).map(({title}) => title);
    return [...findMissingState(tree), ...findOrderFaults(titles, HEADINGS)].map((fault) => ({
      line: 1,
      found: `the page ${fault}.`,
      expected: `:::note[Status] and the headings ${HEADINGS.join(', ')}`,
      todo: 'Start from templates/rfc.md; if a section does not apply, say "None." and why.',
    }));
  },
};

function findMissingState({children}: Root): string[] {
  const hasState = children.some(({type}) => type === 'containerDirective');
  return hasState ? [] : ['has no box with the state'];
}

/** Says which parts are missing or, if none is, that they are in another order. */
function findOrderFaults(found: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((part) => !found.includes(part));
  if (missing.length > 0) return [`lacks ${missing.join(', ')}`];
  const known = found.filter((part) => expected.includes(part));
  return known.join() === expected.join() ? [] : ['has its parts in another order'];
}
