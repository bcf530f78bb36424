// Wraps a card. Every page of a version loads the data of the version without the descriptions of its
// docs, because only cards show them (src/performance/routes), so a card loads them. Until they arrive, the
// server's text stays, or an empty line of the same height on a page that the browser renders itself.
import {Suspense, use, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import loaders from '@site/src/performance/routes/noDescriptions';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

const EMPTY_LINE = '\u00a0';

type Descriptions = Readonly<Record<string, string>>;
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

/** Loads the descriptions of a version, unless its data includes them. A reader offline gets none. */
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
