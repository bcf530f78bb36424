/** What a page's Markdown consists of, as far as templates speak of it. */
import type {Code, Heading, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const LANGUAGES = new Set(['troy', 'trickle', 'tremor']);

export interface Section {
  /** The text of the heading of the second level, without its id. */
  readonly title: string;
  /** Headings of the third level. */
  readonly subsections: readonly string[];
  /** Blocks in the runtime's languages. */
  readonly samples: readonly Code[];
}

export interface Outline {
  readonly sections: readonly Section[];
  /** Whether a block of code, or an element that makes one, stands before the first section. */
  readonly codeFirst: boolean;
  /** Blocks with a complete deployment. */
  readonly flows: number;
  /** Lines of cells without content. */
  readonly emptyCells: readonly number[];
}

/** Elements that show code. */
const CODE_ELEMENTS = new Set(['Configuration']);

/** Divides a page at its headings of the second level. */
export function outline(tree: Root): Outline {
  const sections = split(tree.children).map(([heading, nodes]): Section => {
    const inside: Root = {type: 'root', children: [...nodes]};
    return {
      title: titleOf(heading),
      subsections: nodes.filter((node) => isHeading(node, 3)).map(titleOf),
      samples: codeOf(inside).filter(({lang}) => LANGUAGES.has(lang ?? '')),
    };
  });
  const flows = codeOf(tree).filter(
    ({lang, value}) => lang === 'troy' && value.includes('deploy flow'),
  );
  return {
    sections,
    codeFirst: lead(tree).some(showsCode),
    flows: flows.length,
    emptyCells: findEmptyCells(tree),
  };
}

/** What stands before the first heading of the second level. */
function lead({children}: Root): readonly RootContent[] {
  const first = children.findIndex((node) => isHeading(node, 2));
  return first < 0 ? children : children.slice(0, first);
}

function showsCode(node: RootContent): boolean {
  if (node.type === 'code') return true;
  if (node.type === 'mdxJsxFlowElement' && CODE_ELEMENTS.has(node.name ?? '')) return true;
  return 'children' in node && (node.children as RootContent[]).some(showsCode);
}

function split(nodes: readonly RootContent[]): (readonly [Heading, readonly RootContent[]])[] {
  const starts = nodes.flatMap((node, index) => (isHeading(node, 2) ? [{node, index}] : []));
  return starts.map(({node, index}, i) => [node, nodes.slice(index + 1, starts[i + 1]?.index)]);
}

function isHeading(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

function titleOf(node: RootContent): string {
  return toString(node)
    .replace(/\s*\{?\/?\*?\s*#[\w-]+\s*\*?\/?\}?$/, '')
    .trim();
}

function codeOf(tree: Root): Code[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => {
    found.push(node);
  });
  return found;
}

function findEmptyCells(tree: Root): number[] {
  const lines: number[] = [];
  visit(tree, 'table', (node: Table) => {
    for (const row of node.children) {
      const width = node.children[0]?.children.length ?? 0;
      const full = row.children.filter((cell) => cell.children.length > 0).length;
      if (full < width) lines.push(row.position?.start.line ?? 0);
    }
  });
  return lines;
}
