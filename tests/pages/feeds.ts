/** A post in a feed. */
export interface FeedEntry {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  /** As the feed writes it: RFC 822 in RSS, ISO 8601 in the two others. */
  readonly date: string;
  readonly html: string;
  /** Atom requires an author for each entry, and the other formats do not. */
  readonly author?: string;
}

export interface Feed {
  readonly title: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
}

/** Element names of a format that is XML. */
interface Names {
  readonly feed: string;
  readonly entry: string;
  readonly id: string;
  readonly date: string;
  readonly html: string;
  readonly author?: string;
}

const RSS: Names = {
  feed: 'channel',
  entry: 'item',
  id: 'guid',
  date: 'pubDate',
  html: 'content:encoded',
};
const ATOM: Names = {
  feed: 'feed',
  entry: 'entry',
  id: 'id',
  date: 'updated',
  html: 'content',
  author: 'author',
};

/** Each reader throws when the feed is not well-formed. They need the browser's parser: jsdom. */
export const readRss = (text: string): Feed => readXml(text, RSS);
export const readAtom = (text: string): Feed => readXml(text, ATOM);

function readXml(text: string, names: Names): Feed {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`The feed is not well-formed XML: ${error.textContent ?? ''}`);
  const feed = first(document, names.feed);
  return {
    title: textOf(feed, 'title'),
    home: linkOf(feed),
    entries: [...feed.getElementsByTagName(names.entry)].map((entry) => ({
      id: textOf(entry, names.id),
      link: linkOf(entry),
      title: textOf(entry, 'title'),
      date: textOf(entry, names.date),
      html: textOf(entry, names.html),
      ...(names.author ? {author: textOf(first(entry, names.author), 'name')} : {}),
    })),
  };
}

export function readJson(text: string): Feed {
  const feed = JSON.parse(text) as {
    title: string;
    home_page_url: string;
    items: Record<'id' | 'url' | 'title' | 'date_modified' | 'content_html', string>[];
  };
  return {
    title: feed.title,
    home: feed.home_page_url,
    entries: feed.items.map(({url: link, date_modified: date, content_html: html, ...rest}) => ({
      ...rest,
      link,
      date,
      html,
    })),
  };
}

/** The addresses of links and images in a piece of HTML. */
export const findAddresses = (html: string): readonly string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );

/** The first element with this name. In a feed, the elements about the feed come before the entries. */
function first(parent: Document | Element, name: string): Element {
  const found = parent.getElementsByTagName(name)[0];
  if (!found) throw new Error(`The feed has no <${name}> in <${parent.nodeName}>.`);
  return found;
}

const textOf = (parent: Element, name: string): string =>
  (first(parent, name).textContent ?? '').trim();

/** Atom has the address in an attribute, RSS has it as text. */
const linkOf = (parent: Element): string =>
  first(parent, 'link').getAttribute('href') ?? textOf(parent, 'link');
