import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SamplePartProps {
  readonly children: ReactNode;
  /** What the block is: Script, Event, Result. */
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
  /** How much room the lines need to stand side by side. */
  readonly fit: 'narrow' | 'wide' | 'full' | 'never';
}

/** What goes into a sample beside what comes out, where there is room. */
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
