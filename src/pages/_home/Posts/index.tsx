import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import landing from '@landing-data';
import Heading from '@theme/Heading';
import section from '../section.module.css';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The newest posts of the blog. */
export default function Posts(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="latest-posts">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="latest-posts" className={section.heading}>
            From the blog
          </Heading>
          <p className={section.more}>
            <Link to="/blog">All posts</Link>
          </p>
        </div>
        <ul className={styles.posts}>
          {landing.posts.map(({permalink, title, description, date}) => (
            <li key={permalink} className={styles.post}>
              <time dateTime={date} className={styles.date}>
                {day.format(new Date(date))}
              </time>
              <Link to={permalink} className={styles.title}>
                {title}
              </Link>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
