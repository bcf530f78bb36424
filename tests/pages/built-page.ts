import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** The parts of a built page that tests look at. */
export type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** The instructions to robots; empty if there are none. */
  readonly robots: string;
  /** The levels of the headings, in document order. */
  readonly headings: readonly number[];
  /** The addresses of the style sheets that it links, in document order. */
  readonly sheets: readonly string[];
  /** Its scripts, in document order. */
  readonly scripts: readonly {readonly source: string; readonly isDeferred: boolean}[];
  /** The kinds of the files that it has the browser load ahead (`as`). */
  readonly preloads: readonly string[];
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
  const all = (tag: string) => elements.filter(({tagName}) => tagName === tag);
  const links = (rel: string) => all('link').filter((link) => attribute(link, 'rel') === rel);
  const title = elements.find(({tagName}) => tagName === 'title');
  return {
    title: (title?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join(''),
    description: meta('description'),
    robots: meta('robots'),
    headings: elements
      .map(({tagName}) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter((level) => level !== undefined)
      .map(Number),
    sheets: links('stylesheet').map((link) => attribute(link, 'href')),
    scripts: all('script')
      .filter((script) => attribute(script, 'src'))
      .map((script) => ({
        source: attribute(script, 'src'),
        isDeferred: script.attrs.some(({name}) => name === 'defer'),
      })),
    preloads: links('preload').map((link) => attribute(link, 'as')),
  };
}

function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}
