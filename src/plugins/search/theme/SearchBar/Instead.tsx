import type {ReactNode} from 'react';
import type {PresentedHit} from '../../core/show/search';
import {useSearchOptions} from '../../client/globalData';
import {useAreaNames} from '../../client/useSearchTags';
import type {SiteSearch} from '../../client/useSiteSearch';
import styles from './panel.module.css';

/** What there is where nothing was found: pages with similar names, and where the areas begin. */
export default function Instead({search}: {readonly search: SiteSearch}): ReactNode {
  const areaName = useAreaNames(useSearchOptions().areas);
  const pages = (search.state.context.instead ?? []) as readonly PresentedHit[];
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Pages instead" className={styles.instead}>
      <p>Perhaps one of these pages helps:</p>
      <ul>
        {pages.map((page) => (
          <li key={page.document.sectionRoute}>
            <a
              href={page.document.sectionRoute}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                search.follow(page);
              }}
            >
              {page.document.pageTitle}
            </a>{' '}
            {areaName(page.tag)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
