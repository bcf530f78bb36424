// Wraps the root of the docs. Added: a path below it that belongs to no version shows the not-found page
// (the original shows nothing), and the root itself redirects to the latest version.
import type {ReactNode} from 'react';
import {Redirect, matchPath, useLocation} from '@docusaurus/router';
import {useActivePlugin, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocsRoot';
import NotFound from '@theme/NotFound';
import type {Props} from '@theme/DocVersionRoot';

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const latest = useLatestPath();
  const isKnown = props.route.routes?.some((route) => matchPath(pathname, {path: route.path}));
  if (isKnown) return <Original {...props} />;
  const isRoot = matchPath(pathname, {path: props.route.path, exact: true}) !== null;
  return isRoot && latest !== undefined ? <Redirect to={latest} /> : <NotFound />;
}

/** The front page of the newest version of these docs. */
function useLatestPath(): string | undefined {
  const plugin = useActivePlugin();
  const data = useAllDocsData();
  const versions = plugin && data[plugin.pluginId]?.versions;
  return versions?.find(({isLast}) => isLast)?.path;
}
