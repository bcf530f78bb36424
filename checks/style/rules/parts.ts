/** The parts that a recipe and an RFC must have, in a fixed order. */
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageRule} from '../model';
import {sectionsOf} from '../sections';

const PARTS = [
  ...['Problem', 'Sample input', 'Solution', 'Output'],
  ...['How it works', 'What happens to an event that does not fit', 'Variations', 'Pitfalls'],
];

/** Each recipe answers the same questions, in the same order. */
export const recipeParts: PageRule = {
  name: 'recipe-parts',
  title: `Recipes have the parts ${PARTS.join(', ')}, in bold`,
  find({frontMatter, isFrozen, tree}) {
    if (frontMatter.kind !== 'recipe' || isFrozen) return [];
    return sectionsOf(tree.children, 1).flatMap(({title, line, nodes}) =>
      findOrderFaults(nodes.flatMap(boldBeginning), PARTS).map((fault) => ({
        line,
        found: `the recipe "${title}" ${fault}.`,
        expected: `paragraphs that begin with ${PARTS.map((part) => `**${part}.**`).join(', ')}`,
        todo: 'If a part does not apply, say "None." and why.',
      })),
    );
  },
};

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

function boldBeginning(node: RootContent): string[] {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'strong' ? [toString(first).replace(/[.:]$/, '')] : [];
}
