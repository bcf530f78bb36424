/** Elements to ask about colors, and the looks that they answer for. */
export interface Looks {
  readonly elements: Element[];
  readonly looks: string[];
}

/**
 * Picks one element of each look on the page that it runs in: text in the same color, size, and
 * weight on the same background has the same contrast, so that one of hundreds of words in a code
 * block answers for all of them. Runs in the browser, so it uses nothing from outside itself.
 *
 * @param options `theme` is the theme to look at, which need not be the one that the page shows; `known` are
 *   the looks that another page has answered for already
 * @returns elements with text that readers see in a look that is not known, and fields in one; with
 *   the looks of these elements
 */
export function pickLooks(options: {theme: string; known: readonly string[]}): Looks {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  root.dataset.theme = options.theme;
  const floating = new Map<string, number>();
  const surroundings = new Map<Element, string>();

  /** The backgrounds behind an element up to the first opaque one, and floating parents. */
  function surroundingOf(element: Element | null): string {
    if (!element) return '';
    const found = surroundings.get(element);
    if (found !== undefined) return found;
    const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
    const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    // A floating element may cover anything, so that it shares a look only with the same part of
    // other pages.
    const floats = ['absolute', 'fixed', 'sticky'].includes(position);
    const own = isClear ? '' : `${backgroundColor} ${backgroundImage}`;
    const place = floats ? nameFloating(element) : '';
    const isCovered = /^rgb\(/.test(backgroundColor) && opacity === '1' && !floats;
    const rest = isCovered ? '' : surroundingOf(element.parentElement);
    const all = [own, opacity, place, rest].join('|');
    surroundings.set(element, all);
    return all;
  }

  function nameFloating({tagName, className}: Element): string {
    const name = `#${tagName}.${String(className)}`;
    const count = floating.get(name) ?? 0;
    floating.set(name, count + 1);
    return `${name}#${count}`;
  }

  const looks = new Map<string, Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element && node.nodeValue?.trim()) consider(element);
  }
  // The value of a field is not part of the document's text.
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  for (const field of fields) {
    consider(field, field.value === '' ? `${field.tagName} ${field.placeholder}` : field.tagName);
  }
  root.dataset.theme = shown;
  for (const look of options.known) looks.delete(look);
  return {elements: [...looks.values()], looks: [...looks.keys()]};

  /** Keeps an element that readers see, unless one has the same look. */
  function consider(element: Element, field = ''): void {
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return;
    const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
    const parent = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    // A link is also compared with the text around it; text for screen readers is a point in size.
    const kind = `${element.closest('a') ? `link in ${parent}` : ''} ${element.clientWidth === 1}`;
    const text = [color, fontSize, fontWeight, textDecorationLine, kind, field];
    const look = [...text, surroundingOf(element)].join();
    if (!looks.has(look)) looks.set(look, element);
  }
}
