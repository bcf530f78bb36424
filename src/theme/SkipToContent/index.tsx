// Wraps the skip link. Changed: after a navigation the original puts the focus back to the start of
// the page, and the browser scrolls there, also where only the query of the address has changed.
import type {ReactNode} from 'react';
import Original from '@theme-original/SkipToContent';

export default function SkipToContent(): ReactNode {
  return (
    <div ref={focusInPlace}>
      <Original />
    </div>
  );
}

/** Whether the page scrolls is Docusaurus' decision, which knows what has changed. */
function focusInPlace(wrapper: HTMLDivElement | null): void {
  const region = wrapper?.firstElementChild;
  if (!(region instanceof HTMLElement)) return;
  region.focus = (options) => {
    HTMLElement.prototype.focus.call(region, {...options, preventScroll: true});
  };
}
