/** A page divided at its headings. */
import {createSlugger} from '@docusaurus/utils';
import type {Code, Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../../samples/model/fences';

export interface PageSection {
  readonly title: string;
  /** What follows the hash in an address, as the author or else Docusaurus gives it. */
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
    return [
      {
        title: headingText(node),
        id: ID.exec(toString(node))?.[1] ?? createSlugger().slug(headingText(node)),
        quotes: node.children.some(({type}) => type === 'inlineCode'),
        line: node.position?.start.line ?? 1,
        nodes: end < 0 ? rest : rest.slice(0, end),
      },
    ];
  });
}

const ID = /\s*\{#([\w-]+)\}$/;

/** A heading's text without the id that an author gave it. */
function headingText(heading: Heading): string {
  return toString(heading).replace(ID, '').trim();
}

/** The fenced blocks among nodes that readers see. */
export function codeOf(nodes: readonly RootContent[]): Code[] {
  return fencesOf(nodes).filter(({meta}) => !parseMeta(meta).words.has('hidden'));
}

/** All fenced blocks among nodes, those included that only the recorder uses. */
export function fencesOf(nodes: readonly RootContent[]): Code[] {
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
