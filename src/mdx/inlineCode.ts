import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** The longest code that stays on one line. */
const WHOLE = 26;

/**
 * Lets long names in text break between their words, and removes the space between a back quote of code and
 * the quotes around it. Markdown removes only a pair of spaces, and the formatter writes only the one that is
 * needed: ``missing field `mode` ``.
 */
export function inlineCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'inlineCode', (code, index, parent) => {
      code.value = code.value.replace(/^ (?=`)|(?<=`) $/g, '');
      const isText = parent?.type === 'paragraph' || parent?.type === 'link';
      if (!isText || code.value.includes(' ') || !mayBreak(code.value)) return undefined;
      parent.children.splice(index!, 1, breakingCode(code.value));
      return SKIP;
    });
  };
}

/** Code with spaces, and long code, may break. */
export function mayBreak(code: string, longest = WHOLE): boolean {
  return code.includes(' ') || code.length > longest;
}

/** Code that breaks between the words of a name, and not in one. */
export function breakingCode(code: string): MdxJsxTextElement {
  const pieces = code.split(/(?<=\w[_./:]+)(?=\w)/);
  const children = pieces.flatMap((value, index): MdxJsxTextElement['children'] => [
    ...(index > 0 ? [inlineElement('wbr', [])] : []),
    {type: 'text', value},
  ]);
  return inlineElement('code', children, 'breaks');
}

/** An HTML element that MDX leaves to HTML: the theme makes a block of code with elements in it. */
function inlineElement(
  name: string,
  children: MdxJsxTextElement['children'],
  className?: string,
): MdxJsxTextElement {
  const attributes = className
    ? [{type: 'mdxJsxAttribute' as const, name: 'className', value: className}]
    : [];
  // The mark that MDX gives to elements which authors write; its types do not have it.
  const data = {_mdxExplicitJsx: true} as object;
  return {type: 'mdxJsxTextElement', name, attributes, children, data};
}
