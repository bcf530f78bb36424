import type {ReactNode} from 'react';
import {trace, tracePath, type Arrival} from '@site/src/components/SeismicLine/trace';
import styles from './styles.module.css';

const width = 1200;
const height = 72;

// Left: the tremble of raw events. Right: one clear result.
const raw: readonly Arrival[] = [8, 31, 52, 88, 109, 141, 168, 197, 219, 246].map((at, index) => ({
  at,
  strength: index % 3 === 1 ? 0.42 : 0.24,
  decay: 20,
  period: 9 + (index % 4),
}));
const result: Arrival = {at: 909, strength: 0.8, decay: 62, period: 30};
const path = tracePath(trace(width, 2, [...raw, result]), height / 2, height * 0.95);

/** A picture of what the examples do, below them; it says nothing of its own to a screen reader. */
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
