import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** What a built page says about itself. */
export type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** What robots are asked; empty when nothing is. */
  readonly robots: string;
  /** The levels of the headings, in document order. */
  readonly headings: readonly number[];
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads the text of a built page. */
export function readPage(html: string): BuiltPage {
  const elements = listElements(parse(html));
  const meta = (name: string): string => {
    const element = elements.find((e) => e.tagName === 'meta' && attribute(e, 'name') === name);
    return element ? attribute(element, 'content') : '';
  };
  const title = elements.find(({tagName}) => tagName === 'title');
  return {
    title: (title?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join(''),
    description: meta('description'),
    robots: meta('robots'),
    headings: elements
      .map(({tagName}) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter((level) => level !== undefined)
      .map(Number),
  };
}

function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}
