import type {ReactNode} from 'react';
import {percent} from './axis';
import {format} from './format';
import styles from './bars.module.css';

type Bar = {readonly label: string; readonly value: number; readonly series?: 1 | 2};

type Props = {
  /** Describes the picture to readers who do not see it; the table has the values. */
  readonly label: string;
  readonly bars: readonly Bar[];
};

/** Bars from zero to the largest of their values. The server renders all of it. */
export default function Bars({label, bars}: Props): ReactNode {
  const largest = Math.max(...bars.map(({value}) => value));
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map((bar) => (
        <div key={bar.label} className={styles.row}>
          <span className={styles.label}>{bar.label}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect
              className={bar.series === 2 ? styles.second : styles.first}
              width={percent(bar.value, largest)}
              height="100%"
            />
          </svg>
          <span className={styles.value}>{format(bar.value)}</span>
        </div>
      ))}
    </div>
  );
}
