import {useLocation} from '@docusaurus/router';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useApiPages} from '../../plugins/openapi/client/useApiPages';
import {
  findCounterpart,
  type Successors,
  type VersionPages,
} from '../../plugins/versions/core/counterparts';

/**
 * Returns a function with the path of the current page in another version of the docs: the same page, the one
 * that replaced it or that it replaced, or the API reference of the version; else undefined.
 */
export function useCounterpart(): (target: VersionPages) => string | undefined {
  const successors = usePluginData('versions') as Successors;
  const active = useActiveVersion(undefined);
  const latest = useLatestVersion(undefined);
  const apis = useApiPages();
  const {pathname} = useLocation();
  const isApi = [...apis.values()].some(({path}) => path === pathname.replace(/\/$/, ''));
  return (target) => {
    if (isApi) return apis.get(target.name)?.path;
    return active && findCounterpart(successors, pathname, active, target, latest);
  };
}
