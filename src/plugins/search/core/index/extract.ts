import {classesOf, findElement, type PageElement, type PageNode} from './pageTree';

/** The part of a page from one heading to the next. */
export type Section = {
  readonly title: string;
  /** The fragment of a link to it; absent for the section that opens the page. */
  readonly anchor?: string;
  /** Text without headings of the first three levels, white space collapsed. */
  readonly content: string;
  /** The name of the table row's owner, taken from the anchor; absent for headings. */
  readonly owner?: string;
};

/** The parts of a page that are indexed. */
export type ExtractedPage = {
  readonly title: string;
  readonly sections: readonly Section[];
};

/** Elements whose text is not content of the page. */
const skippedTags = new Set(
  'script style template noscript svg math button select input textarea nav footer aside time iframe object canvas dialog'.split(
    ' ',
  ),
);
const skippedClasses = new Set([
  'hash-link',
  'avatar',
  // The chips below a page's lead: each is a fact without a sentence.
  'facts',
  'more-facts',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'table-of-contents',
]);
/** Roles of menus that components render inside the content. */
const skippedRoles = new Set(['menu', 'menubar', 'navigation', 'search', 'tablist']);
/** Authors set this attribute to exclude an element from the index. */
const SKIP_ATTRIBUTE = 'data-search-ignore';

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

const sectionHeading = /^h[1-3]$/;

/**
 * Splits a page into sections at the headings of levels 1 to 3 that have an anchor. The first-level
 * heading is the page's title. A table row or a list entry with an anchor is also a section.
 *
 * @param root the page's markup
 * @param fallbackTitle the page's title if its content has no first-level heading
 */
export function extractPage(root: PageElement, fallbackTitle: string): ExtractedPage {
  const content = contentRoot(root);
  const h1 = findElement(content, ({tag}) => tag === 'h1');
  const title = (h1 && headingText(h1)) || fallbackTitle.trim();
  const collector = new SectionCollector(title, h1);
  collector.visit(content);
  return {title, sections: collector.finish()};
}

/** The part of the page that an author wrote. */
function contentRoot(root: PageElement): PageElement {
  const candidates = [
    findElement(root, (element) => classesOf(element).includes('theme-doc-markdown')),
    findElement(root, ({tag}) => tag === 'article'),
  ];
  const named = candidates.find(
    (element) => element && findElement(element, ({tag}) => tag === 'h1'),
  );
  return (
    named ??
    findElement(root, ({tag}) => tag === 'main') ??
    findElement(root, (element) => classesOf(element).includes('theme-layout-main')) ??
    root
  );
}

class SectionCollector {
  private readonly sections: Section[] = [];
  private current: {title: string; anchor?: string; text: string};
  /** Rows and entries inside the current section; they are listed after it. */
  private rows: Section[] = [];

  constructor(
    title: string,
    private readonly pageHeading: PageElement | undefined,
  ) {
    this.current = {title, text: ''};
  }

  /** @param muted whether text directly inside the element is ignored, as in a page's header */
  visit(element: PageElement, muted = false): void {
    if (isSkipped(element) || element === this.pageHeading) return;
    const anchor = anchorOf(element);
    if (anchor !== undefined) return this.open(headingText(element), anchor);
    if (element.tag === 'tr' && this.addRow(element)) return;
    if (classesOf(element).includes('entry') && this.addEntry(element)) return;
    // Besides the heading, a header has dates and names; only its paragraphs are content.
    const mute = element.tag === 'header' || (muted && element.tag !== 'p');
    const separator = inlineTags.has(element.tag) ? '' : ' ';
    this.current.text += separator;
    for (const child of element.children) {
      if (typeof child !== 'string') this.visit(child, mute);
      else if (!mute) this.current.text += child;
    }
    this.current.text += separator;
  }

  finish(): readonly Section[] {
    this.close();
    return this.sections;
  }

  /**
   * Adds a section for a row whose first cell links to itself. Its text begins with the heading
   * above the table.
   *
   * @returns whether it is such a row
   */
  private addRow(row: PageElement): boolean {
    const [first, ...others] = cellsOf(row);
    const link = first && findElement(first, isOwnAddress);
    const anchor = link?.attributes.id;
    if (anchor === undefined) return false;
    const title = headingText(link!);
    const cells = others.map((cell) => headingText(cell)).filter(Boolean);
    const sentences = cells.filter((cell) => /[.!?]$/.test(cell));
    const facts = cells.filter((cell) => !sentences.includes(cell)).join(', ');
    const content = sentence(this.current.title, facts, sentences);
    this.rows.push({title, anchor, content, owner: ownerOf(anchor, title)});
    return true;
  }

  /**
   * Adds a section for an entry of a list of options or keys: its name, its chips and its text.
   *
   * @returns whether it is such an entry
   */
  private addEntry(entry: PageElement): boolean {
    const [head, body] = elementsOf(entry);
    const link = head && findElement(head, isOwnAddress);
    const anchor = link?.attributes.id;
    if (!body || anchor === undefined) return false;
    const title = headingText(link!);
    const chips = elementsOf(head!).filter((child) => child !== link && child.tag === 'span');
    const parts = elementsOf(body);
    const inner = parts.filter((part) => classesOf(part).includes('entries'));
    const text = parts.filter((part) => !inner.includes(part)).map(blockText);
    const facts = chips.map(headingText).join(', ');
    // A message is a sentence of common words, which would count too much in a title.
    const isMessage = classesOf(entry).includes('entry--message');
    const [heading, owner] = isMessage ? [this.current.title, title] : [title, this.current.title];
    const content = sentence(owner, facts, text);
    this.rows.push({title: heading, anchor, content, owner: ownerOf(anchor, title)});
    inner.forEach((list) => this.visit(list));
    return true;
  }

  private open(title: string, anchor: string): void {
    this.close();
    this.current = {title, anchor, text: ''};
  }

  private close(): void {
    const {text, ...section} = this.current;
    this.sections.push({...section, content: collapse(text)}, ...this.rows);
    this.rows = [];
  }
}

function elementsOf({children}: PageElement): PageElement[] {
  return children.filter((child): child is PageElement => typeof child !== 'string');
}

function cellsOf(row: PageElement): PageElement[] {
  return elementsOf(row).filter(({tag}) => /^t[dh]$/.test(tag));
}

function isOwnAddress({tag, attributes: {id, href}}: PageElement): boolean {
  return tag === 'a' && id !== undefined && href === `#${id}`;
}

/** The part of an anchor before the title: `kafka_consumer` in `kafka_consumer-mode-batch`. */
function ownerOf(anchor: string, title: string): string {
  const name = title.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '');
  return anchor.endsWith(`-${name}`) ? anchor.slice(0, -name.length - 1) : '';
}

/** The anchor of a section heading: its id, or the fragment of the link inside it. */
function anchorOf(element: PageElement): string | undefined {
  if (!sectionHeading.test(element.tag)) return undefined;
  const link = findElement(element, ({attributes}) => /^#./.test(attributes.href ?? ''));
  return element.attributes.id ?? link?.attributes.href?.slice(1);
}

function isSkipped(element: PageElement): boolean {
  return (
    skippedTags.has(element.tag) ||
    element.attributes['aria-hidden'] === 'true' ||
    skippedRoles.has(element.attributes.role ?? '') ||
    SKIP_ATTRIBUTE in element.attributes ||
    classesOf(element).some((name) => skippedClasses.has(name))
  );
}

function headingText(heading: PageElement): string {
  const text = (node: PageNode): string =>
    typeof node === 'string' ? node : isSkipped(node) ? '' : node.children.map(text).join('');
  return collapse(heading.children.map(text).join(''));
}

/** The text of a block; the items of a list are separated. */
function blockText(block: PageElement): string {
  if (block.tag !== 'ul') return headingText(block);
  return `${elementsOf(block).map(headingText).join('; ')}.`;
}

/** The excerpt of a row or an entry: `kafka_producer · string, optional. Key of records.` */
function sentence(owner: string, facts: string, sentences: readonly string[]): string {
  return `${[owner, facts].filter(Boolean).join(' · ')}. ${sentences.join(' ')}`.trim();
}

/** Collapses white space and removes the zero-width space of heading links. */
function collapse(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
