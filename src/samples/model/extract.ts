/**
 * Finds the fenced blocks of a Markdown tree: the checker's, or the one that the site's build makes of
 * the same page.
 */
import type {Nodes, Root} from 'mdast';
import {parseMeta, type Fence} from './fences';

/** A fence with its node, for callers that change the tree. */
export interface FencedNode {
  readonly fence: Fence;
  readonly node: Nodes;
}

/** Fenced blocks in the order of the page, those in lists, tabs and notes included. */
export function extractFences(tree: Root): Fence[] {
  return extractFencedNodes(tree).map(({fence}) => fence);
}

/**
 * The data file that a block is an example of, from the project's root; undefined if the block is part
 * of its page. The transformer that writes the block sets it.
 */
export function sourceOf(node: Nodes): string | undefined {
  return (node.data as {source?: string} | undefined)?.source;
}

/** Like `extractFences`, but returns each fence with its node. */
export function extractFencedNodes(tree: Root): FencedNode[] {
  const found: FencedNode[] = [];
  let section = 0;
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') section += 1;
    if (node.type === 'code' && node.lang) {
      const fence: Fence = {
        language: node.lang,
        meta: parseMeta(node.meta),
        text: node.value,
        line: node.position?.start.line ?? 0,
        endLine: node.position?.end.line ?? 0,
        section,
      };
      found.push({fence, node});
    }
    if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(tree);
  return found;
}
