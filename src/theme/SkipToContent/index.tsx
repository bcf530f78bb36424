// Wraps the skip link. Changed: after a navigation the original moves the focus to the start of the page,
// and the browser scrolls there, even if only the query of the address has changed.
import type {ReactNode} from 'react';
import Original from '@theme-original/SkipToContent';

export default function SkipToContent(): ReactNode {
  return (
    <div ref={focusInPlace}>
      <Original />
    </div>
  );
}

/** Makes the region take focus without scrolling: Docusaurus decides whether the page scrolls. */
function focusInPlace(wrapper: HTMLDivElement | null): void {
  const region = wrapper?.firstElementChild;
  if (!(region instanceof HTMLElement)) return;
  region.focus = (options) => {
    HTMLElement.prototype.focus.call(region, {...options, preventScroll: true});
  };
}
