import type {RootContent} from 'mdast';
import {factsOf} from '../../pages/version';
import {toString} from 'mdast-util-to-string';
import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {sectionsOf, type PageSection} from '../sections';

const PARTS = [
  ...['Problem', 'Sample input', 'Solution', 'Output'],
  ...['How it works', 'What happens to an event that does not fit', 'Variations', 'Pitfalls'],
];

/** Each recipe has a page of its own and answers the same questions, in the same order. */
export const recipeParts = pageRule({
  id: 'E16',
  title: `Recipes: the parts ${PARTS.join(', ')}, in bold`,
  check(page) {
    const recipes = recipesOf(page);
    return {
      facts: recipes.map(({title}) => title),
      problems: recipes.flatMap((section) => missingParts(page, section)),
    };
  },
  summarise: (recipes) => `${recipes.length} recipes`,
});

/** Recipes of frozen versions are kept in the form that they had. */
function recipesOf({frontMatter, version, tree}: PageFile): PageSection[] {
  if (frontMatter.kind !== 'recipe' || factsOf(version)?.frozen) return [];
  return sectionsOf(tree.children, 1);
}

function missingParts({file}: PageFile, {title, line, nodes}: PageSection): Problem[] {
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
