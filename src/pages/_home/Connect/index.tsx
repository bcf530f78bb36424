import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollTable from '@site/src/components/ScrollTable';
import Heading from '@theme/Heading';
import section from '../section.module.css';
import {systems, type System} from './systems';
import styles from './styles.module.css';

/** What a flow can read from and write to. */
export default function Connect(): ReactNode {
  return (
    <section className={section.section} aria-labelledby="connects-to">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="connects-to" className={section.heading}>
            Connects to
          </Heading>
          <p className={section.intro}>
            A connector links a flow to one system. The table gives the types to name in{' '}
            <code>define connector … from</code>.
          </p>
        </div>
        <div className={clsx('prose', styles.table)}>
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">System</th>
                <th scope="col">Reads with</th>
                <th scope="col">Writes with</th>
              </tr>
            </thead>
            <tbody>{systems.map(row)}</tbody>
          </ScrollTable>
        </div>
      </div>
    </section>
  );
}

function row({name, reads, writes}: System): ReactNode {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{types(reads)}</td>
      <td>{types(writes)}</td>
    </tr>
  );
}

function types(names: readonly string[]): ReactNode {
  if (names.length === 0) return <span className={styles.none}>none</span>;
  return (
    <span className={styles.types}>
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </span>
  );
}
