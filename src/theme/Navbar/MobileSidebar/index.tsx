// Wraps the sidebar of small screens. Changed: wide screens, where it never shows, do not load it;
// small ones render it when it is opened first, since the links of a whole version keep a slow phone
// busy while the page starts; and Escape closes it and gives the focus back to its button.
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const load = () => import('@theme-original/Navbar/MobileSidebar');
const Original = lazy(load);

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => {
    // A press must not wait for the network. Where there is none, the press tries again.
    if (shouldRender) load().catch(() => undefined);
  }, [shouldRender]);
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
  return shouldRender && wasShown ? (
    <Suspense fallback={null}>
      <Original />
    </Suspense>
  ) : null;
}
