import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SamplePartProps {
  readonly children: ReactNode;
  /** The kind of block: Script, Event, Result. */
  readonly label?: string;
}

/** A block of a sample under its label. */
export function SamplePart({children, label}: SamplePartProps): ReactNode {
  return (
    <div className={styles.part}>
      {label && <div className={styles.label}>{label}</div>}
      {children}
    </div>
  );
}

export interface SampleColumnsProps {
  readonly children: ReactNode;
  /** The width that the lines need for two columns. */
  readonly fit: 'narrow' | 'wide' | 'full' | 'never';
}

/** The inputs and the results of a sample, in two columns if they fit. */
export function SampleColumns({children, fit}: SampleColumnsProps): ReactNode {
  return (
    <div className={styles.columns} data-fit={fit}>
      {children}
    </div>
  );
}

/** One side of a sample's columns. */
export function SampleColumn({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.column}>{children}</div>;
}
