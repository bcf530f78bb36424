import type {Element, ElementContent, Parents, Root, RootContent} from 'hast';

/** Whether a node is an element, with this name if one is given. */
export function isElement(node: RootContent | Root | undefined, name?: string): node is Element {
  return node?.type === 'element' && (name === undefined || node.tagName === name);
}

/** The element's class names. */
export function classesOf({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function hasClass(node: RootContent | Root | undefined, name: string): node is Element {
  return isElement(node) && classesOf(node).includes(name);
}

/** The first element below a node, in document order, that the test accepts. */
export function findElement(
  node: Parents,
  accepts: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = accepts(child) ? child : findElement(child, accepts);
    if (found) return found;
  }
  return undefined;
}

/** Makes an element. */
export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** A bold paragraph, the title of a part that the page sets off by its design. */
export function label(children: readonly ElementContent[]): Element {
  return element('p', [element('strong', children)]);
}
