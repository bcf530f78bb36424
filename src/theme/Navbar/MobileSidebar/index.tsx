// Wraps the sidebar of small screens. Changed: wide screens never show it, so they do not load it. Small
// screens render it when it is first opened, because the links of a whole version keep a slow phone busy
// while the page starts. `Dialog.tsx` makes it a dialog.
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import NotLoaded from '@site/src/components/NotLoaded';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const load = () => import(/* webpackChunkName: "MobileSidebar" */ './Dialog');
const Dialog = lazy(() => load().catch(() => ({default: NoSidebar})));

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

function NoSidebar(): ReactNode {
  return (
    <p role="alert" className="alert alert--warning" style={{position: 'absolute', top: '100%'}}>
      <NotLoaded>The menu did not load. Check the connection, then reload the page.</NotLoaded>
    </p>
  );
}
