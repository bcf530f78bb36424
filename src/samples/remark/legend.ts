/** The line below the first sample of a page that explains the tick and the buttons of all its samples. */
import type {Nodes, Parents, Root} from 'mdast';
import {element} from '../../mdx/element';

/** Explanations of the marks in the heads of blocks, in the order of the legend. */
const LEGEND = {
  seen: '✓ tested with Tremor',
  run: 'Run executes the script here',
  check: 'Check only compiles it',
} as const;

type Mark = keyof typeof LEGEND;

/** Adds the legend below the first sample with a tick or a button. */
export function addLegend(tree: Root): void {
  const marks = marksOf(tree);
  const lines = (Object.keys(LEGEND) as Mark[]).filter((mark) => marks.has(mark));
  if (lines.length === 0) return;
  const attributes = {className: 'samples-legend', 'data-search-ignore': ''};
  const text = lines.map((mark) => LEGEND[mark]).join(' · ');
  insert(tree, element('p', attributes, [{type: 'text', value: text}]));
}

function marksOf(node: Nodes): Set<Mark> {
  if (node.type !== 'code') {
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    return new Set(children.flatMap((child) => [...marksOf(child)]));
  }
  const {seen, press} = (node.data?.hProperties ?? {}) as {seen?: string; press?: 'run' | 'check'};
  return new Set([...(seen === undefined ? [] : (['seen'] as const)), ...(press ? [press] : [])]);
}

/** Inserts a line after the first marked block, or after the sample that the block is part of. */
function insert(parent: Parents, line: Nodes): void {
  const children: Nodes[] = parent.children;
  const index = children.findIndex((child) => marksOf(child).size > 0);
  const child = children[index]!;
  const isWhole = child.type === 'code' || ('name' in child && child.name === 'Sample');
  if (isWhole) children.splice(index + 1, 0, line);
  else insert(child as Parents, line);
}
