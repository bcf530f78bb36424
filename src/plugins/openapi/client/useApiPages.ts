import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {ApiPage} from '../core/apiPage';

/** The API references of the site, by version name. */
export function useApiPages(): ReadonlyMap<string, ApiPage> {
  const data = useAllPluginInstancesData('openapi') as
    Readonly<Record<string, ApiPage>> | undefined;
  return new Map(Object.values(data ?? {}).map((page) => [page.versionName, page]));
}
