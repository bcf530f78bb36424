import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Names the page of the latest version as the one that search engines should show, on pages of other
 * versions that have an equal there. A page without one stands for itself, as Docusaurus says it.
 *
 * @param current the path of the page for the same task, below the latest version, where the page
 *   names one because its equal has another address
 */
export default function LatestCanonical({current}: {readonly current?: string}): ReactNode {
  const {pluginId, isLast} = useDocsVersion();
  const {alternateDocVersions, activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const latest = useLatestVersion(pluginId);
  const {url} = useDocusaurusContext().siteConfig;
  // A list that is generated in one version may be a page of its own in another, at the same address.
  const own = activeDoc?.path.slice(activeVersion?.path.length);
  const path =
    alternateDocVersions[latest.name]?.path ??
    (current === undefined ? undefined : `${latest.path}/${current}`.replace(/\/index$/, '')) ??
    latest.docs.find((doc) => doc.path === latest.path + String(own))?.path;
  if (isLast || path === undefined) return null;
  return (
    <Head>
      {/* Front pages of docs have a slash at their end here, which their addresses do not have. */}
      <link rel="canonical" href={url + path.replace(/\/$/, '')} />
    </Head>
  );
}
