// Replaces the banner of a version that is not the newest one. Changed: it leads to the page that replaced this
// one, where the original knows only pages with the same address.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useCounterpart} from '@site/src/components/counterpart/useCounterpart';
import type {Props} from '@theme/DocVersionBanner';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, pluginId} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const counterpart = useCounterpart();
  if (!banner) return null;
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
      role="alert"
    >
      <div>{banner === 'unreleased' ? 'Not released yet.' : 'No longer maintained.'}</div>
      <div className="margin-top--md">
        See the{' '}
        <b>
          <Link
            to={counterpart(latest) ?? latest.path}
            onClick={() => savePreferredVersionName(latest.name)}
          >
            latest version
          </Link>
        </b>
        , {latest.label}.
      </div>
    </div>
  );
}
