// Wraps the sidebar of small screens. Changed: wide screens never show it, so they do not load it. Small
// screens render it when it is first opened, because the links of a whole version keep a slow phone busy
// while the page starts. Escape closes it and returns the focus to its button.
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const load = () =>
  import(/* webpackChunkName: "MobileSidebar" */ '@theme-original/Navbar/MobileSidebar');
const Original = lazy(load);

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => {
    // So that a click does not wait for the network. If this fails, the click tries again.
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
