// Replaces the layout of a doc. Changed: breadcrumbs, version and the button that copies the page share a
// row, and a page with few headings has no list of contents, so that tables and code can use its column.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import MarkdownTools from '@site/src/plugins/markdown/theme/MarkdownTools';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The number of headings from which a page has a list of contents. */
const LISTED = 3;

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const windowSize = useWindowSize();
  const headings = toc.filter(({level}) => level <= 3).length;
  const hasContents = frontMatter.hide_table_of_contents !== true && headings >= LISTED;
  return (
    <div className="row">
      <div className={clsx('col', hasContents && styles.withContents)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article className={styles.article}>
          <div className={styles.bar}>
            <DocBreadcrumbs />
            <DocVersionBadge />
            <MarkdownTools />
          </div>
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
