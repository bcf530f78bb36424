import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Removes the space between a back quote of code and the quotes around it. Markdown removes only a pair of
 * spaces, and the formatter writes only the one that is needed: ``missing field `mode` ``.
 */
export function inlineCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'inlineCode', (code) => {
      code.value = code.value.replace(/^ (?=`)|(?<=`) $/g, '');
    });
  };
}
