import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useMemo} from 'react';
import {activeTags, docsTag, type ActiveTag, type DocsInstance} from '../core/index/tags';

/**
 * The tags to search from the current page: current, preferred and latest version of every
 * instance.
 */
export function useSearchTags(): readonly ActiveTag[] {
  const data = useAllDocsData();
  const active = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId();
  const openId = active?.activePlugin.pluginId;
  const openVersion = active?.activeVersion?.name;

  const instances: DocsInstance[] = Object.entries(data).map(([pluginId, {versions}]) => ({
    pluginId,
    latest: versions.find(({isLast}) => isLast)?.name ?? 'current',
    ...(pluginId === openId && openVersion ? {current: openVersion} : {}),
    ...(preferred[pluginId] ? {preferred: preferred[pluginId].name} : {}),
  }));
  // The hooks above return new objects on every render, so the memo needs a string as its key.
  const key = JSON.stringify(instances);
  return useMemo(() => activeTags(JSON.parse(key) as DocsInstance[]), [key]);
}

/** Returns a function that names the area of a tag: the instance's name or the version; else empty. */
export function useAreaNames(areas: Readonly<Record<string, string>>): (tag: string) => string {
  const data = useAllDocsData();
  return useMemo(() => {
    const names = new Map(
      Object.entries(data).flatMap(([pluginId, {versions}]) =>
        versions.map(({name, label}) => [docsTag(pluginId, name), areas[pluginId] ?? label]),
      ),
    );
    return (tag) => names.get(tag) ?? '';
  }, [areas, data]);
}
