import {mergeAttributes, mergeHeads, type Tag} from './headTags';

/** Marks the tags that are ours, as the server does. */
const MARK = 'data-rh';

/** Attributes of `<html>` and `<body>` that we set. */
const set: Record<string, string[]> = {};

/** Makes the document's head show what the components ask for; what is right stays in place. */
export function writeHead(heads: readonly (readonly Tag[])[]): void {
  writeAttributes(document.documentElement, mergeAttributes(heads, 'html'));
  writeAttributes(document.body, mergeAttributes(heads, 'body'));
  const tags = mergeHeads(heads);
  const title = tags.find(({name}) => name === 'title')?.text;
  if (title !== undefined && document.title !== title) document.title = title;

  const stale = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const tag of tags.filter(({name}) => name !== 'title')) {
    const wanted = createTag(tag);
    const present = [...stale].find((element) => element.isEqualNode(wanted));
    if (present) stale.delete(present);
    else document.head.append(wanted);
  }
  for (const element of stale) element.remove();
}

function createTag({name, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

function writeAttributes(element: HTMLElement, wanted: Readonly<Record<string, string>>): void {
  for (const name of set[element.tagName] ?? []) {
    if (!(name in wanted)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  set[element.tagName] = Object.keys(wanted);
}
