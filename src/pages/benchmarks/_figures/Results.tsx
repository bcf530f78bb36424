import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {results} from '../_data/results';
import styles from './results.module.css';

/** The three most important results, each with a link to its measurement. */
export default function Results(): ReactNode {
  return (
    <dl className={styles.figures}>
      {results.map(({id, figure, claim, date}) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.number}>{figure}</dt>
          <dd>
            <Link to={`/benchmarks#${id}`}>{claim}</Link>
            <span className={styles.date}>{date}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
