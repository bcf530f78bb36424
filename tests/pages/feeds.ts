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

/** The elements of an entry that have its fields. */
const RSS = {id: 'guid', link: 'link', title: 'title', date: 'pubDate', html: 'content:encoded'};
const ATOM = {...RSS, id: 'id', date: 'updated', html: 'content', author: 'name'};

/** Each reader throws if the feed is not well-formed. They need the browser's parser: jsdom. */
export const readRss = (text: string): Feed => readXml(text, 'channel', 'item', RSS);
export const readAtom = (text: string): Feed => readXml(text, 'feed', 'entry', ATOM);

function readXml(text: string, feedTag: string, entryTag: string, tags: typeof RSS): Feed {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`The feed is not well-formed XML: ${error.textContent ?? ''}`);
  const feed = first(document, feedTag);
  const readEntry = (entry: Element) =>
    Object.fromEntries(Object.entries(tags).map(([field, tag]) => [field, textOf(entry, tag)]));
  return {
    title: textOf(feed, 'title'),
    home: textOf(feed, 'link'),
    entries: [...feed.getElementsByTagName(entryTag)].map(
      (entry) => readEntry(entry) as unknown as FeedEntry,
    ),
  };
}

export function readJson(text: string): Feed {
  const {
    title,
    home_page_url: home,
    items,
  } = JSON.parse(text) as {
    title: string;
    home_page_url: string;
    items: Record<'id' | 'url' | 'title' | 'date_modified' | 'content_html', string>[];
  };
  const entries = items.map(({url: link, date_modified: date, content_html: html, ...rest}) => {
    return {id: rest.id, title: rest.title, link, date, html};
  });
  return {title, home, entries};
}

/** The addresses of links and images in a piece of HTML. */
export const findAddresses = (html: string): readonly string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );

/** The first element with this name. In a feed, the elements about the feed come before the entries. */
function first(parent: Document | Element, tag: string): Element {
  const found = parent.getElementsByTagName(tag)[0];
  if (!found) throw new Error(`The feed has no <${tag}> in <${parent.nodeName}>.`);
  return found;
}

/** The text of the first element with this name, or the address that a link of Atom leads to. */
function textOf(parent: Element, tag: string): string {
  const element = first(parent, tag);
  return element.getAttribute('href') ?? (element.textContent ?? '').trim();
}
