/** A page divided at its headings. */
import type {Code, Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

export interface PageSection {
  readonly title: string;
  readonly line: number;
  readonly nodes: readonly RootContent[];
}

/** The sections below headings of one level, each up to the next heading of that level or above. */
export function sectionsOf(nodes: readonly RootContent[], depth: Heading['depth']): PageSection[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== depth) return [];
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex((other) => other.type === 'heading' && other.depth <= depth);
    return [
      {
        title: headingText(node),
        line: node.position?.start.line ?? 1,
        nodes: end < 0 ? rest : rest.slice(0, end),
      },
    ];
  });
}

/** A heading's text without the id that an author gave it. */
export function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\s*\{#[\w-]+\}$/, '')
    .trim();
}

/** The fenced blocks among nodes. */
export function codeOf(nodes: readonly RootContent[]): Code[] {
  return collect(nodes, (node) => (node.type === 'code' ? [node] : []));
}

/** The targets of links and cards among nodes. */
export function linksOf(nodes: readonly RootContent[]): {url: string; line: number}[] {
  return collect(nodes, (node) =>
    node.type === 'link' || node.type === 'definition'
      ? [{url: node.url, line: node.position?.start.line ?? 1}]
      : [],
  );
}

function collect<T>(nodes: readonly RootContent[], pick: (node: Nodes) => T[]): T[] {
  const root: Root = {type: 'root', children: [...nodes]};
  const found: T[] = [];
  visit(root, (node) => {
    found.push(...pick(node));
  });
  return found;
}
