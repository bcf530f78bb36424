// Wraps the sidebar of small screens: wide ones, where it never shows, do not load it.
import {lazy, Suspense, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const Original = lazy(() => import('@theme-original/Navbar/MobileSidebar'));

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender ? (
    <Suspense fallback={null}>
      <Original />
    </Suspense>
  ) : null;
}
