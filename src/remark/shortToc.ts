/**
 * Leaves headings that no table of contents shows out of the page's script: Docusaurus lists all of
 * them there and chooses in the browser.
 */
import path from 'node:path';
import type {Expression, Property, SpreadElement} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** Docusaurus' default for `themeConfig.tableOfContents.maxHeadingLevel`. */
const MAX_LEVEL = 3;

interface PageFile {
  readonly path?: string;
  readonly data?: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/** The transformer, for `remarkPlugins`: Docusaurus' own have written the list by then. */
export function shortToc(): (tree: Root, file: PageFile) => void {
  return (tree, {path: file = '', data}) => {
    // The page that takes in a part decides about its headings.
    if (path.basename(file).startsWith('_')) return;
    const set = data?.frontMatter?.toc_max_heading_level;
    const max = typeof set === 'number' ? set : MAX_LEVEL;
    for (const node of tree.children) {
      if (node.type === 'mdxjsEsm') shortenList(node, max);
    }
  };
}

function shortenList({data}: MdxjsEsm, max: number): void {
  for (const statement of data?.estree?.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const {id, init} of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression')
        continue;
      init.elements = init.elements.filter((element) => levelOf(element) <= max);
    }
  }
}

/** The level of a heading; 0 for what a partial brings. */
function levelOf(element: Expression | SpreadElement | null): number {
  if (element?.type !== 'ObjectExpression') return 0;
  const level = element.properties.find(
    (property): property is Property =>
      property.type === 'Property' &&
      property.key.type === 'Literal' &&
      property.key.value === 'level',
  );
  return level?.value.type === 'Literal' ? Number(level.value.value) : 0;
}
