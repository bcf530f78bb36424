import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

/** A post as a feed shows it. */
export interface FeedEntry {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  /** As the feed writes it: RFC 822 in RSS, ISO 8601 in the two others. */
  readonly date: string;
  readonly html: string;
  /** Who wrote it; Atom requires an author for each entry, and the other formats do not. */
  readonly author?: string;
}

/** What a reader of feeds finds in one. */
export interface Feed {
  readonly title: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
}

/** Reads an RSS 2.0 feed. Throws where it is not well-formed XML. */
export function readRss(text: string): Feed {
  const channel = one(readXml(text), 'channel');
  return {
    title: textOf(channel, 'title'),
    home: textOf(channel, 'link'),
    entries: [...channel.getElementsByTagName('item')].map((item) => ({
      id: textOf(item, 'guid'),
      link: textOf(item, 'link'),
      title: textOf(item, 'title'),
      date: textOf(item, 'pubDate'),
      html: textOf(item, 'content:encoded'),
    })),
  };
}

/** Reads an Atom feed. Throws where it is not well-formed XML. */
export function readAtom(text: string): Feed {
  const feed = one(readXml(text), 'feed');
  return {
    title: textOf(feed, 'title'),
    home: one(feed, 'link').getAttribute('href') ?? '',
    entries: [...feed.getElementsByTagName('entry')].map((entry) => ({
      id: textOf(entry, 'id'),
      link: one(entry, 'link').getAttribute('href') ?? '',
      title: textOf(entry, 'title'),
      date: textOf(entry, 'updated'),
      html: textOf(entry, 'content'),
      author: textOf(one(entry, 'author'), 'name'),
    })),
  };
}

interface JsonItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly date_modified: string;
  readonly content_html: string;
}

/** Reads a JSON feed. Throws a SyntaxError where it is not JSON. */
export function readJson(text: string): Feed {
  const feed = JSON.parse(text) as {title: string; home_page_url: string; items: JsonItem[]};
  return {
    title: feed.title,
    home: feed.home_page_url,
    entries: feed.items.map((item) => ({
      id: item.id,
      link: item.url,
      title: item.title,
      date: item.date_modified,
      html: item.content_html,
    })),
  };
}

/** The addresses in a piece of HTML: where its links lead, and where its images are. */
export function findAddresses(html: string): readonly string[] {
  const walk = (node: DefaultTreeAdapterTypes.Node): string[] => [
    ...('attrs' in node ? node.attrs : [])
      .filter(({name}) => name === 'href' || name === 'src')
      .map(({value}) => value),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parseFragment(html));
}

/** Needs the browser's parser: a test that reads XML runs in jsdom. */
function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`The feed is not well-formed XML: ${error.textContent ?? ''}`);
  return document;
}

/** The first element of a name: in a feed, what belongs to the feed stands before the entries. */
function one(parent: Document | Element, name: string): Element {
  const found = parent.getElementsByTagName(name)[0];
  if (!found) throw new Error(`The feed has no <${name}> in <${parent.nodeName}>.`);
  return found;
}

function textOf(parent: Element, name: string): string {
  return (one(parent, name).textContent ?? '').trim();
}
