import Original from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useRef, type ReactNode} from 'react';

/**
 * The sidebar of small screens: the focus moves into it, the page behind it is inert, and Escape closes it.
 * Then the focus returns to its button.
 */
export default function Dialog(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return undefined;
    const behind = listOutside(element);
    for (const each of behind) each.inert = true;
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      for (const each of behind) each.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown]);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
  return (
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Menu">
      <Original />
    </div>
  );
}

/** Everything outside an element, except the backdrop, where a click closes the menu. */
function listOutside(element: HTMLElement): readonly HTMLElement[] {
  const {parentElement} = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (each) => each !== element && !each.matches('.navbar-sidebar__backdrop'),
  );
  return [...(siblings as HTMLElement[]), ...listOutside(parentElement)];
}
