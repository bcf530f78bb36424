// Replaces the archive. Changed: posts have their subtitles, level two follows level one of its headings, the title is inside the main
// element, and there is a description. Kept: the title.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {groupByYear} from './groupByYear';
import styles from './styles.module.css';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const day = useDateTimeFormat({month: 'long', day: 'numeric', timeZone: 'UTC'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description="All posts of the Tremor blog by year" />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <Heading as="h1">{title}</Heading>
          {groupByYear(archive.blogPosts).map(({year, posts}) => (
            <section key={year} className={styles.year} aria-labelledby={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className={styles.posts}>
                {posts.map(({metadata: {permalink, date, title, frontMatter}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{day.format(new Date(date))}</time>
                    <Link to={permalink}>{title}</Link>
                    {'subtitle' in frontMatter && <p>{String(frontMatter.subtitle)}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
