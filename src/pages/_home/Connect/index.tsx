import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import landing from '@landing-data';
import Heading from '@theme/Heading';
import section from '../section.module.css';
import {useDocsPath} from '../useDocsPath';
import {names} from './names';
import styles from './styles.module.css';

const entries = landing.connectors
  .map((connector) => {
    const slug = connector.page.split('/').at(-1) ?? connector.page;
    return {...connector, slug, name: names[slug] ?? slug};
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The systems that a flow can read from and write to, with links to their pages. */
export default function Connect(): ReactNode {
  const docs = useDocsPath();
  return (
    <section className={section.section} aria-labelledby="connects-to">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="connects-to" className={section.heading}>
            Connects to
          </Heading>
          <p className={section.intro}>
            A connector links a flow to one system. Its page has all options with their defaults,
            and says what happens to an event when the other side fails.
          </p>
          <p className={section.more}>
            <Link to={docs('reference/connectors')}>Compare all connectors</Link>
          </p>
        </div>
        <ul className={styles.grid}>
          {entries.map(({page, slug, name, reads, writes}) => (
            <li key={page}>
              <Link to={docs(page)} className={styles.entry}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>
                  <code>{slug}</code> {directionOf(reads, writes)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function directionOf(reads: boolean, writes: boolean): string {
  if (reads && writes) return 'reads, writes';
  return reads ? 'reads' : 'writes';
}
