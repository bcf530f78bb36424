import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCounterpart} from '../counterpart/useCounterpart';

/**
 * Tells search engines to show the page of the latest version in place of the same page of another
 * version. A page without a counterpart remains its own canonical page, as Docusaurus has it.
 */
export default function LatestCanonical(): ReactNode {
  const {isLast, pluginId} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const counterpart = useCounterpart();
  const {url} = useDocusaurusContext().siteConfig;
  const path = isLast ? undefined : counterpart(latest);
  if (path === undefined) return null;
  return (
    <Head>
      <link rel="canonical" href={url + path} />
    </Head>
  );
}
