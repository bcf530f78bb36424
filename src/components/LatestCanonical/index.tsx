import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Tells search engines to show the page of the latest version in place of the same page of another
 * version. A page without a counterpart remains its own canonical page, as Docusaurus has it.
 *
 * @param current the path of the counterpart below the latest version, if it has another address
 */
export default function LatestCanonical({current}: {readonly current?: string}): ReactNode {
  const {pluginId, isLast} = useDocsVersion();
  const {alternateDocVersions, activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const latest = useLatestVersion(pluginId);
  const {url} = useDocusaurusContext().siteConfig;
  // A list that is generated in one version may be written by hand in another, at the same address.
  const own = activeDoc?.path.slice(activeVersion?.path.length);
  const path =
    alternateDocVersions[latest.name]?.path ??
    (current === undefined ? undefined : `${latest.path}/${current}`.replace(/\/index$/, '')) ??
    latest.docs.find((doc) => doc.path === latest.path + String(own))?.path;
  if (isLast || path === undefined) return null;
  return (
    <Head>
      {/* The front pages of docs end in a slash here, but not in the site's addresses. */}
      <link rel="canonical" href={url + path.replace(/\/$/, '')} />
    </Head>
  );
}
