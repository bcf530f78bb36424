/** A page's markup, reduced to what the extraction reads; adapters make it from HTML or MDX. */
export type PageElement = {
  /** Lower-case tag name. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
};

export type PageNode = PageElement | string;

/** The element's class names. */
export function classesOf(element: PageElement): string[] {
  return (element.attributes.class ?? '').split(/\s+/).filter(Boolean);
}

/** The first element, in document order, that the test accepts; the root counts too. */
export function findElement(
  root: PageElement,
  accepts: (element: PageElement) => boolean,
): PageElement | undefined {
  if (accepts(root)) return root;
  for (const child of root.children) {
    const found = typeof child === 'string' ? undefined : findElement(child, accepts);
    if (found) return found;
  }
  return undefined;
}
