// Wraps the list of the sidebar. Added: the entry of the current page is scrolled into view, in the sidebar of
// wide screens and in the menu of small ones.
import Original from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useEffect, type ReactNode} from 'react';

export default function DocSidebarItems(props: Props): ReactNode {
  const {activePath, level} = props;
  useEffect(() => {
    if (level === 1) for (const menu of document.querySelectorAll('.menu')) revealCurrent(menu);
  }, [activePath, level]);
  return <Original {...props} />;
}

/** Scrolls only the menu: `scrollIntoView` could also move the page. */
function revealCurrent(menu: Element): void {
  const current = menu.querySelector('[aria-current="page"]');
  if (!current) return;
  const {top, bottom, height} = menu.getBoundingClientRect();
  const link = current.getBoundingClientRect();
  if (link.top >= top && link.bottom <= bottom) return;
  menu.scrollTop += link.top - top - height / 2;
}
