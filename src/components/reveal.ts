/**
 * Shows what is in an unselected tab or a folded box: the target of an anchor, and the text that the
 * browser's find or a link to a text has found.
 */
import type {ClientModule} from '@docusaurus/types';

if (typeof document !== 'undefined') {
  // The browser tells the panel in which it has found something, and shows it.
  document.addEventListener('beforematch', ({target}) => select(target as Element));
}

/** The unselected panel, or the content of a folded box, that hides an element. */
export function coverOf(element: Element): Element | null {
  return element.closest('tab-panel[hidden], details:not([open]) > :not(summary)');
}

/** Selects each tab and opens each box around an element. */
export function reveal(element: Element): void {
  for (let cover = coverOf(element); cover; cover = coverOf(element)) {
    if (cover.parentElement instanceof HTMLDetailsElement) cover.parentElement.open = true;
    else select(cover);
    cover.removeAttribute('hidden');
  }
}

/** Presses the tab of a panel. */
function select({id}: Element): void {
  document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.click();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  // Panels that the browser has shown before their tabs were hydrated.
  document.querySelectorAll('tab-panel:not([hidden])').forEach(select);
  const target = targetOf(hash);
  if (!target || !coverOf(target)) return;
  reveal(target);
  requestAnimationFrame(() => target.scrollIntoView());
};

/** The element that the fragment of an address names. */
export function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A broken address has no target.
    return null;
  }
}
