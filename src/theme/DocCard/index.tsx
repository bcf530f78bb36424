// Wrapped: the data that every page of a version loads has no descriptions of its docs, since only
// cards show them (see `src/plugins/routes`); a card loads them. Until they are there, the server's
// text stays, or, on a page that the browser renders itself, a line of the same height.
import {Suspense, use, type ReactNode} from 'react';
import loaders from '@doc-descriptions';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Descriptions} from '@site/src/plugins/routes/core/versionData';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

const EMPTY_LINE = '\u00a0';
const loaded = new Map<string, Promise<Descriptions>>();

export default function DocCardWrapper({item}: Props): ReactNode {
  if (item.type !== 'link' || !item.docId || item.description) return <DocCard item={item} />;
  return (
    <Suspense fallback={<DocCard item={{...item, description: EMPTY_LINE}} />}>
      <DescribedCard item={item} />
    </Suspense>
  );
}

function DescribedCard({item}: {readonly item: Extract<Props['item'], {type: 'link'}>}) {
  const {pluginId, version} = useDocsVersion();
  const descriptions = load(`${pluginId}/${version}`);
  const description = descriptions && use(descriptions)[item.docId ?? ''];
  return <DocCard item={description ? {...item, description} : item} />;
}

/** The descriptions of a version; nothing where its data has them. A reader offline gets none. */
function load(key: string): Promise<Descriptions> | undefined {
  const loader = loaders[key];
  if (!loader) return undefined;
  const known =
    loaded.get(key) ??
    loader()
      .then((module) => module.default)
      .catch(() => {
        loaded.delete(key);
        return {};
      });
  loaded.set(key, known);
  return known;
}
