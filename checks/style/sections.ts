/** A page divided at its headings. */
import {createSlugger} from '@docusaurus/utils';
import type {Code, Heading, Node, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../../src/samples/model/fences';

export interface PageSection {
  readonly title: string;
  /** The section's anchor: the id that the author gave, or the one that Docusaurus makes. */
  readonly id: string;
  /** Whether the title holds code, as one that quotes a message does. */
  readonly quotes: boolean;
  readonly line: number;
  readonly nodes: readonly RootContent[];
}

/** The sections below headings of one level, each up to the next heading of that level or above. */
export function sectionsOf(nodes: readonly RootContent[], depth: Heading['depth']): PageSection[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== depth) return [];
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex((other) => other.type === 'heading' && other.depth <= depth);
    const title = headingText(node);
    return [
      {
        title,
        id: explicitId(node) ?? createSlugger().slug(title),
        quotes: node.children.some(({type}) => type === 'inlineCode'),
        line: lineOf(node),
        nodes: end < 0 ? rest : rest.slice(0, end),
      },
    ];
  });
}

/** The headings of a page, in reading order. */
export function headingsOf(tree: Root): Heading[] {
  return collect(tree.children, (node) => (node.type === 'heading' ? [node] : []));
}

const ID = /\s*\{#([\w-]+)\}$/;

/** The id that an author gave a heading, as in `## Errors {#errors}`. */
export function explicitId(heading: Heading): string | undefined {
  return ID.exec(toString(heading))?.[1];
}

/** A heading's text without the id that an author gave it. */
function headingText(heading: Heading): string {
  return toString(heading).replace(ID, '').trim();
}

/** The line that a node begins on. */
export function lineOf({position}: Node): number {
  return position?.start.line ?? 1;
}

/** The fenced blocks among nodes that readers see. */
export function codeOf(nodes: readonly RootContent[]): Code[] {
  return fencesOf(nodes).filter(({meta}) => !parseMeta(meta).words.has('hidden'));
}

/** All fenced blocks among nodes, including those that only the recorder uses. */
export function fencesOf(nodes: readonly RootContent[]): Code[] {
  return collect(nodes, (node) => (node.type === 'code' ? [node] : []));
}

/** The targets of links and cards among nodes. */
export function linksOf(nodes: readonly RootContent[]): {url: string; line: number}[] {
  return collect(nodes, (node) =>
    node.type === 'link' || node.type === 'definition' ? [{url: node.url, line: lineOf(node)}] : [],
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
