import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Remark} from '../../core/report';
import styles from './styles.module.css';

/** Errors and warnings as the runtime prints them. */
export default function Remarks({remarks}: {readonly remarks: readonly Remark[]}): ReactNode {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} aria-label="Errors and warnings">
      {remarks.map(({level, text}, index) => (
        <li key={index} className={clsx(styles.remark, styles[level])}>
          <pre tabIndex={0}>{text}</pre>
        </li>
      ))}
    </ul>
  );
}
