import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/**
 * An element of a component, for transformers that write one.
 *
 * @param name the component's name on the page, or the name of an HTML element
 * @param attributes texts alone: no expressions
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Nodes[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

/** The attributes of an element whose values are texts. */
export function attributesOf({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): Readonly<Record<string, string>> {
  const texts = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return Object.fromEntries(texts);
}
