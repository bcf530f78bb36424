import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageBar, Problem, StylePage} from '../model';
import {sectionsOf, type PageSection} from '../sections';

const PARTS = [
  ...['Problem', 'Sample input', 'Solution', 'Output'],
  ...['How it works', 'Variations', 'Pitfalls'],
];
/** Sections of a page of recipes that are none. */
const OTHERS = new Set(['See also', 'Before you start']);

/** Each recipe answers the same questions, in the same order. */
export const recipeParts: PageBar = {
  id: 'E16',
  title: `Recipes: the parts ${PARTS.join(', ')}, in bold`,
  measure(pages) {
    const recipes = pages.flatMap((page) => recipesOf(page).map((section) => ({page, section})));
    const problems = recipes.flatMap(({page, section}) => missingParts(page, section));
    return {value: `${recipes.length} recipes`, problems};
  },
};

/** Recipes of frozen versions are kept in the form that they had. */
function recipesOf({frontMatter, docs, tree}: StylePage): PageSection[] {
  if (frontMatter.kind !== 'recipe' || docs?.frozen) return [];
  return sectionsOf(tree.children, 2).filter(({title}) => !OTHERS.has(title));
}

function missingParts({file}: StylePage, {title, line, nodes}: PageSection): Problem[] {
  const found = nodes.flatMap(boldBeginning);
  const missing = PARTS.filter((part) => !found.includes(part));
  const inOrder = PARTS.filter((part) => found.includes(part));
  const asIs = found.filter((part) => PARTS.includes(part));
  if (missing.length === 0 && inOrder.join() === asIs.join()) return [];
  return [
    {
      ...{file, line},
      found: missing.length
        ? `the recipe "${title}" lacks ${missing.join(', ')}.`
        : `the parts of the recipe "${title}" stand in another order.`,
      expected: `paragraphs that begin with ${PARTS.map((part) => `**${part}.**`).join(', ')}`,
      todo: 'Where a part does not apply, say "None." and why.',
    },
  ];
}

function boldBeginning(node: RootContent): string[] {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'strong' ? [toString(first).replace(/[.:]$/, '')] : [];
}
