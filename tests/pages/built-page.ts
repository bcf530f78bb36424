import fs from 'node:fs';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD} from '../sitemap';

type Node = DefaultTreeAdapterTypes.Node;

/** An element of a built page, or the whole page: parsed, so that quotes and order do not matter. */
export class BuiltPage {
  constructor(private readonly node: Node) {}

  /** The elements inside with one of these tags and exactly these attributes, in document order. */
  all(tags: string | readonly string[], attributes: Readonly<Record<string, string>> = {}) {
    const found: BuiltPage[] = [];
    const visit = (node: Node): void => {
      const element = new BuiltPage(node);
      const isAsked =
        [tags].flat().includes(node.nodeName) &&
        Object.entries(attributes).every(([name, value]) => element.attribute(name) === value);
      if (isAsked) found.push(element);
      if ('childNodes' in node) node.childNodes.forEach(visit);
    };
    visit(this.node);
    return found;
  }

  get tag(): string {
    return this.node.nodeName;
  }

  /** The value of an attribute, or undefined without it. */
  attribute(name: string): string | undefined {
    return 'attrs' in this.node
      ? this.node.attrs.find((attr) => attr.name === name)?.value
      : undefined;
  }

  /** The classes of this element and of all elements inside. */
  get classes(): readonly string[] {
    const own = this.attribute('class')?.split(/\s+/) ?? [];
    const children = 'childNodes' in this.node ? this.node.childNodes : [];
    return [...own, ...children.flatMap((child) => new BuiltPage(child).classes)];
  }

  /** All text inside. */
  get text(): string {
    return this.all('#text')
      .map(({node}) => (node as DefaultTreeAdapterTypes.TextNode).value)
      .join('');
  }

  get title(): string {
    return this.all('title')[0]?.text ?? '';
  }

  /** The content of a `meta` element with this name or property; empty without one. */
  meta(name: string): string {
    const [meta] = [...this.all('meta', {name}), ...this.all('meta', {property: name})];
    return meta?.attribute('content') ?? '';
  }

  /** The addresses of the linked files of a kind, in document order. */
  links(rel: string): readonly string[] {
    return this.all('link', {rel}).map((link) => link.attribute('href') ?? '');
  }
}

/** Parses a page. */
export const parsePage = (html: string): BuiltPage => new BuiltPage(parse(html));

/** Parses the head of a page only, which is a small part of it. */
export const parseHead = (html: string): BuiltPage =>
  parsePage(html.slice(0, html.search(/<\/head>|<body/i)));

/** The HTML of an address of the built site. */
export const readRoute = (route: string): string =>
  fs.readFileSync(resolveFile(BUILD, route).file, 'utf8');

/** The files that a page loads. */
export function readPage(html: string) {
  const page = parsePage(html);
  return {
    sheets: page.links('stylesheet'),
    scripts: page.all('script').flatMap((script) => {
      const source = script.attribute('src');
      return source ? [{source, isDeferred: script.attribute('defer') !== undefined}] : [];
    }),
    preloads: page.all('link', {rel: 'preload'}).map((link) => link.attribute('as') ?? ''),
  };
}
