import {useId, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useSearchOptions} from '../../client/globalData';
import type {Item} from '../../client/useSearch';
import {useAreaNames} from '../../client/useSearchTags';
import {storePendingTerms} from '../../client/pendingArrivals';
import type {SiteSearch} from '../../client/useSiteSearch';
import type {HitGroup} from '../../core/show/group';
import type {Segment} from '../../core/show/marks';
import styles from './panel.module.css';

type Props = {
  readonly group: HitGroup<Item>;
  readonly source: ComponentProps<typeof Option>['source'];
  readonly search: SiteSearch;
};

/** The hits of one page under its name and version. */
export default function Group({group, source, search}: Props): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <PageName id={id} group={group} />
      {group.hits.map((hit) => (
        <Option key={hit.document.id} hit={hit} source={source} search={search} />
      ))}
    </div>
  );
}

/** The area or version of a page, and the names of its categories. */
export function PageName({id, group}: {readonly id?: string; readonly group: HitGroup}): ReactNode {
  const areaName = useAreaNames(useSearchOptions().areas);
  const area = areaName(group.tag) || (group.type === 'blog' ? 'Blog' : 'Site');
  return (
    <div id={id} className={styles.page}>
      <span className={styles.area}>{area}</span>
      <span className={styles.crumbs}>{group.crumbs.join(' › ')}</span>
    </div>
  );
}

type OptionProps = {
  readonly hit: Item;
  readonly source: Parameters<SiteSearch['api']['getItemProps']>[0]['source'];
  readonly search: SiteSearch;
};

function Option({hit, source, search: {api, follow}}: OptionProps): ReactNode {
  const {onClick: select, ...itemProps} = api.getItemProps({item: hit, source});
  return (
    // An option of the list for the keyboard, whose focus stays in the input; a link for the mouse,
    // so that the browser's gestures and menus for links work.
    <a
      {...itemProps}
      className={styles.hit}
      href={hit.document.sectionRoute}
      tabIndex={-1}
      // The middle button and the context menu open tabs, which get no history state.
      onAuxClick={() => storePendingTerms(hit)}
      onContextMenu={() => storePendingTerms(hit)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
          return storePendingTerms(hit);
        event.preventDefault();
        select(event);
        follow(hit);
      }}
    >
      <span className={styles.heading}>
        <Marked segments={hit.heading} />
      </span>
      {hit.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Marked segments={hit.excerpt} />
        </span>
      )}
    </a>
  );
}

/** A text with its matches marked. */
export function Marked({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, place) =>
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
