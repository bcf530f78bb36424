// Wraps the sidebar of small screens. Changed: wide screens, where it never shows, do not load it, and
// Escape closes it and gives the focus back to its button.
import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const Original = lazy(() => import('@theme-original/Navbar/MobileSidebar'));

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown, toggle]);
  return shouldRender ? (
    <Suspense fallback={null}>
      <Original />
    </Suspense>
  ) : null;
}
