import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Icon from '@site/src/components/Icon';
import section from '../section.module.css';
import {useDocsPath} from '../useDocsPath';
import {readers} from './readers';
import styles from './styles.module.css';

/** Links for each kind of reader. */
export default function Next(): ReactNode {
  const docs = useDocsPath();
  return (
    <section className={section.section} aria-labelledby="where-next">
      <div className={section.inner}>
        <Heading as="h2" id="where-next" className={section.heading}>
          What you want to do
        </Heading>
        <div className={styles.readers}>
          {readers.map(({icon, task, about, links}) => (
            <div key={task} className={styles.reader}>
              <Icon name={icon} />
              <Heading as="h3" className={styles.task}>
                {task}
              </Heading>
              <p>{about}</p>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to ?? docs(link.docs)}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
