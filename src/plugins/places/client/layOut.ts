import type {ClientModule} from '@docusaurus/types';

/** What may be laid out late: the blocks of a page, and the entries and samples inside of them. */
const LATE = '.markdown > *, .markdown .entry, .markdown [class*="sample_"]';

/** So much of an idle stretch is left for the next block, in milliseconds. */
const ENOUGH = 5;

/** How long blocks are laid out at a time, in milliseconds: an idle stretch may be a long task. */
const SLICE = 16;

// Safari does not tell when it is idle.
const whenIdle: (run: (deadline?: IdleDeadline) => void) => void =
  globalThis.requestIdleCallback ?? setTimeout;

let visits = 0;

/**
 * Lays out block by block, while the browser is idle, what the first screen did without: then the
 * bar beside the page is as long as the page, and a position on it means the same later.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  const visit = ++visits;
  const blocks = [...document.querySelectorAll<HTMLElement>(LATE)];
  const next = (deadline?: IdleDeadline) => {
    if (visit !== visits) return;
    const end = performance.now() + SLICE;
    do {
      const block = blocks.shift();
      if (!block) return;
      block.style.contentVisibility = 'visible';
      // Asking for a height has the browser lay out this block now, and not all of them at once.
      void block.offsetHeight;
    } while (deadline && deadline.timeRemaining() > ENOUGH && performance.now() < end);
    whenIdle(next);
  };
  whenIdle(next);
};
