import {coverOf, reveal, targetOf} from '../../../components/reveal';
import {findMarks, type Mark} from '../core/show/marks';
import type {ArrivalState} from './arrivalState';
import './highlight.css';

/** More marks do not help readers and make large pages slow. */
const MAX_MARKS = 200;

/** Elements whose text is not page content, or is changed by scripts. */
const SKIPPED =
  'script, style, noscript, svg, button, select, input, textarea, nav, footer, [contenteditable], ' +
  '[data-search-ignore], .hash-link, .theme-doc-breadcrumbs, .theme-doc-version-badge';

const MARK = 'mark.search-highlight';

/** The place of elements that follow another or are inside it. */
const AFTER = Node.DOCUMENT_POSITION_FOLLOWING;

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
  let marked = markTexts(root, terms);
  if (marked.length === 0) return () => undefined;
  const cover = showHiddenMark(root);
  const stopWatching = watchCode(root, () => {
    marked.forEach(restore);
    marked = markTexts(root, terms);
    cover?.querySelector(MARK)?.scrollIntoView({block: 'center'});
  });

  const clear = () => {
    stopWatching();
    marked.forEach(restore);
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

/**
 * Opens the tab or box around the first mark of the section whose word is marked nowhere else in what the
 * reader sees of the section, and scrolls to it.
 *
 * @returns the panel of the tab or the content of the box
 */
function showHiddenMark(root: Element): Element | null {
  const marks = marksOfSection(root);
  const wordOf = (mark: Element) => mark.textContent.toLowerCase();
  const seen = new Set(marks.filter((mark) => !coverOf(mark)).map(wordOf));
  const hidden = marks.find((mark) => !seen.has(wordOf(mark)));
  if (!hidden) return null;
  const cover = coverOf(hidden);
  reveal(hidden);
  requestAnimationFrame(() => hidden.scrollIntoView({block: 'center'}));
  return cover;
}

/** Calls back when marked code is rendered again, as when its highlighter has been loaded. */
function watchCode(root: Element, onChange: () => void): () => void {
  const hasMark = (node: Node) =>
    node instanceof Element && (node.matches(MARK) || node.querySelector(MARK) !== null);
  const isRendered = ({target, removedNodes}: MutationRecord) =>
    target.nodeName === 'CODE' && [...removedNodes].some(hasMark);
  const observer = new MutationObserver((changes) => {
    if (!changes.some(isRendered)) return;
    onChange();
    // Not the changes that onChange has made.
    observer.takeRecords();
  });
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

/** The marks between the target of the address, or the start of the page, and the next heading. */
function marksOfSection(root: Element): readonly Element[] {
  const target = targetOf(window.location.hash);
  const marks: Element[] = [];
  for (const element of root.querySelectorAll(`h2, h3, ${MARK}`)) {
    const isAfter = !target || target.compareDocumentPosition(element) & AFTER;
    if (isAfter && element.tagName !== 'MARK') break;
    if (isAfter) marks.push(element);
  }
  return marks;
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
