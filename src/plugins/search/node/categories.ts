import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/**
 * The labels of the sidebar categories around each doc, outermost first, by doc id. The page of
 * a category itself is not inside that category.
 */
export function categoriesByDoc(sidebars: Sidebars): Map<string, readonly string[]> {
  const labels = new Map<string, readonly string[]>();
  const visit = (items: readonly Item[], around: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') setOnce(labels, item.id, around);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') setOnce(labels, item.link.id, around);
      visit(item.items, [...around, item.label]);
    }
  };
  for (const sidebar of Object.values(sidebars)) visit(sidebar, []);
  return labels;
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
