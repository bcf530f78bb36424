import type {ReactNode} from 'react';
import {trace, tracePath, type Arrival} from '@site/src/brand/trace';
import styles from './styles.module.css';

const width = 1200;
const height = 72;

// On the left the tremor of raw events, on the right one clear result.
const raw: readonly Arrival[] = [8, 31, 52, 88, 109, 141, 168, 197, 219, 246].map((at, index) => ({
  at,
  strength: index % 3 === 1 ? 0.42 : 0.24,
  decay: 20,
  period: 9 + (index % 4),
}));
const result: Arrival = {at: 909, strength: 0.8, decay: 62, period: 30};
const path = tracePath(trace(width, 2, [...raw, result]), height / 2, height * 0.95);

/** A decoration below the examples that pictures their effect. Screen readers skip it. */
export default function Trace(): ReactNode {
  return (
    <svg
      className={styles.trace}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
