import {parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {findElement, type PageElement, type PageNode} from '../core/index/pageTree';

/** The parts of a built page that the search reads. */
export type HtmlPage = {
  /** The main element, or the whole page if there is none. */
  readonly root: PageElement;
  /** The document's title without the site's name. */
  readonly title: string;
  /** Whether the page has a `noindex` robots tag, as unlisted pages do. */
  readonly noIndex: boolean;
};

/**
 * Reads a built page. Only the head and the main element are parsed: most of the other
 * markup is menus and footers.
 *
 * @param titleDelimiter the text between a page's name and the site's
 */
export function readHtml(html: string, titleDelimiter: string): HtmlPage {
  const head = toElement(parse(html.slice(0, html.search(/<\/head>|<body/i))));
  const title = findElement(head, ({tag}) => tag === 'title');
  const robots = findElement(
    head,
    ({tag, attributes}) => tag === 'meta' && attributes.name === 'robots',
  );
  return {
    root: toElement(parseFragment(mainOf(html))),
    title: String(title?.children[0] ?? '').split(` ${titleDelimiter} `)[0] ?? '',
    noIndex: /\bnoindex\b/.test(robots?.attributes.content ?? ''),
  };
}

function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/i);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? html : html.slice(start, end + '</main>'.length);
}

type Node = DefaultTreeAdapterTypes.Node;

function toElement(node: Node): PageElement {
  return {
    tag: node.nodeName.toLowerCase(),
    attributes: Object.fromEntries(
      'attrs' in node ? node.attrs.map(({name, value}) => [name, value]) : [],
    ),
    children: 'childNodes' in node ? node.childNodes.flatMap(toNode) : [],
  };
}

function toNode(node: Node): PageNode[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
  return 'tagName' in node ? [toElement(node)] : [];
}
