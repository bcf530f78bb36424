import {findMarks, type Mark} from '../core/show/marks';
import type {ArrivalState} from './arrivalState';
import './highlight.css';

/** More marks do not help readers and make large pages slow. */
const MAX_MARKS = 200;

/** Elements whose text is not page content, or is changed by scripts. */
const SKIPPED =
  'script, style, noscript, svg, button, select, input, textarea, nav, footer, [contenteditable], ' +
  '[data-search-ignore], .hash-link, .theme-doc-breadcrumbs, .theme-doc-version-badge';

/** A text node, its original text, and the nodes that were added after it. */
type Marked = {readonly node: Text; readonly text: string; readonly added: readonly ChildNode[]};

/**
 * Marks the terms in the page: in the article on docs and blog pages, in the main element
 * on other pages. A button and Escape remove the marks.
 *
 * @returns a function that removes them
 */
export function highlight({terms, type}: ArrivalState['search']): () => void {
  const main = document.querySelector('main') ?? document.querySelector('.theme-layout-main');
  const root = type === 'other' ? main : (document.querySelector('article') ?? main);
  if (!root || !main) return () => undefined;
  const marked = markTexts(root, terms);
  if (marked.length === 0) return () => undefined;

  const clear = () => {
    for (const one of marked) restore(one);
    removeButton();
    document.removeEventListener('keydown', onKeyDown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) clear();
  };
  document.addEventListener('keydown', onKeyDown);
  const removeButton = showClearButton(main, clear);
  return clear;
}

function markTexts(root: Element, terms: readonly string[]): Marked[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);

  const marked: Marked[] = [];
  let left = MAX_MARKS;
  for (const node of nodes) {
    const marks = findMarks(node.data, terms).slice(0, left);
    if (marks.length > 0) marked.push(markText(node, marks));
    left -= marks.length;
    if (left <= 0) break;
  }
  return marked;
}

/**
 * Shortens the text node and adds the marks after it. The node itself must stay in its place: React
 * has a reference to it, and would crash on the next update if the node had another parent.
 */
function markText(node: Text, marks: readonly Mark[]): Marked {
  const text = node.data;
  const added = marks.flatMap(({start, end}, place) => {
    const mark = document.createElement('mark');
    mark.className = 'search-highlight';
    mark.textContent = text.slice(start, end);
    return [mark, document.createTextNode(text.slice(end, marks[place + 1]?.start))];
  });
  node.data = text.slice(0, marks[0]?.start);
  node.after(...added);
  return {node, text, added};
}

function restore({node, text, added}: Marked): void {
  for (const child of added) child.remove();
  if (node.isConnected) node.data = text;
}

/** Adds a button that removes the marks; returns a function that removes the button. */
function showClearButton(main: Element, clear: () => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-highlight-clear';
  button.textContent = 'Clear search marks';
  button.addEventListener('click', clear);
  main.append(button);
  return () => button.remove();
}
