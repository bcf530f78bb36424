// Wraps the sidebar of small screens. Changed: wide screens never show it, so they do not load it. Small
// screens render it when it is first opened, because the links of a whole version keep a slow phone busy
// while the page starts. It is a dialog: the focus moves into it, the page behind it is inert, and Escape
// closes it; then the focus returns to its button.
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import NotLoaded from '@site/src/components/NotLoaded';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

const load = () =>
  import(/* webpackChunkName: "MobileSidebar" */ '@theme-original/Navbar/MobileSidebar');
const Original = lazy(() => load().catch(() => ({default: NoSidebar})));

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => {
    // So that a click does not wait for the network. If this fails, the click tries again.
    if (shouldRender) load().catch(() => undefined);
  }, [shouldRender]);
  return shouldRender && wasShown ? (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  ) : null;
}

function Dialog(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const close = element?.querySelector<HTMLElement>('.navbar-sidebar__close');
    // If the menu did not load, there is only a message, and the page stays usable.
    if (!shown || !element || !close) return undefined;
    const behind = listOutside(element);
    for (const each of behind) each.inert = true;
    close.focus();
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

function NoSidebar(): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      <NotLoaded>The menu did not load. Check the connection, then reload the page.</NotLoaded>
    </p>
  );
}
