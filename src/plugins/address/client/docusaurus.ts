import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/** Paths of pages that links in view lead to, and that nobody has looked up yet. */
const waiting: string[] = [];

// Safari does not tell when it is idle.
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;

function prefetchNext(): void {
  void docusaurus.prefetch(waiting.shift()!);
  if (waiting.length > 0) whenIdle(prefetchNext);
}

/**
 * What Docusaurus gives to links, with pages ahead looked up one by one while the browser is idle.
 * A look-up goes through all routes and their files, and links come into view all at once: the first
 * forty of a page took longer than React, and the page did not answer meanwhile.
 */
export default {
  ...docusaurus,
  prefetch(path: string): void {
    if (waiting.push(path) === 1) whenIdle(prefetchNext);
  },
};
