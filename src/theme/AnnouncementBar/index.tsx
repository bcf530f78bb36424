// Wraps the announcement bar. Added: a new announcement shows at once. The original resets the
// dismissal, but leaves the attribute that hides the bar until the next load.
import {useEffect, type ReactNode} from 'react';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import Original from '@theme-original/AnnouncementBar';

const HIDDEN = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const id = announcementBar?.id;
  // Runs before the provider's effect, which then stores the new id.
  useEffect(() => {
    const seen = createStorageSlot('docusaurus.announcement.id').get();
    if (id !== undefined && seen !== id) document.documentElement.removeAttribute(HIDDEN);
  }, [id]);
  return <Original />;
}
