import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Examples from '../Examples';
import Heading from '@theme/Heading';
import section from '../section.module.css';
import {useDocsPath} from '../useDocsPath';
import styles from './styles.module.css';
import Trace from './Trace';

/** The introduction of Tremor next to three scripts that run in the page. */
export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const docs = useDocsPath();
  return (
    <header className={styles.hero}>
      <div className={clsx(section.inner, styles.columns)}>
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            {siteConfig.tagline}
          </Heading>
          <p className={styles.lead}>
            Tremor reads events from other systems, transforms them with scripts and queries that
            you write, and sends the results on.
          </p>
          <div className={styles.actions}>
            <Link className={styles.first} to={docs('getting-started/install')}>
              Install Tremor
            </Link>
            <Link className={styles.second} to={docs('getting-started')}>
              Get started
            </Link>
          </div>
        </div>
        <Examples />
      </div>
      <Trace />
    </header>
  );
}
