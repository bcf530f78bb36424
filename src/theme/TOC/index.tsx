// Wraps the list of contents. Changed: the original marks the first heading in the window, also when the
// reader has pressed the entry of another one, which the end of the page keeps from scrolling to the top.
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {useEffect, type ReactNode} from 'react';

const ACTIVE = 'table-of-contents__link--active';

export default function TOC(props: Props): ReactNode {
  const {hash} = useLocation();
  useEffect(() => {
    // After the original's listener, which was added first.
    const mark = () => markChosen(hash);
    mark();
    document.addEventListener('scroll', mark);
    return () => document.removeEventListener('scroll', mark);
  }, [hash]);
  return <Original {...props} />;
}

/** Marks the entry of the address while its heading is where the address has scrolled it. */
function markChosen(hash: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  const chosen = links.find((link) => link.hash === hash);
  const heading = chosen && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!heading) return;
  const {top} = heading.getBoundingClientRect();
  const {scrollTop, clientHeight, scrollHeight} = document.documentElement;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  if (top < 0 || top > (isAtEnd ? clientHeight : clientHeight / 2)) return;
  for (const link of links) link.classList.toggle(ACTIVE, link === chosen);
}
