/**
 * `<Change from="…" to="…">`: two forms of one thing, separated by a line `---`. Each gets a label
 * with its version, as text, so that search, the Markdown of the page, and screen readers have it too.
 */
import type {BlockContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../../mdx/element';

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function change(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Change' || !parent || index === undefined) return;
      const {from, to} = attributesOf(node);
      const middle = node.children.findIndex(({type}) => type === 'thematicBreak');
      const [before, after] = [node.children.slice(0, middle), node.children.slice(middle + 1)];
      if (!from || !to || middle < 1 || after.length === 0) {
        throw new Error(
          `Line ${node.position?.start.line ?? 1}: <Change from="…" to="…"> needs both ` +
            'versions, and a line --- between the old form and the new one.',
        );
      }
      // On the level of the page, they have the width of its other blocks.
      (parent.children as RootContent[]).splice(
        index,
        1,
        ...[label(`Before, in ${from}:`), ...before],
        ...[label(`After, in ${to}:`), ...after],
      );
    });
  };
}

function label(value: string): BlockContent {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]};
}
