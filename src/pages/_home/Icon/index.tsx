import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawn on a grid of 24 by 24, as lines. */
const paths = {
  write: 'M8 6 3 12l5 6M16 6l5 6-5 6M14 4l-4 16',
  operate: 'M3 12h4l3-8 4 16 3-8h4',
  contribute: 'M6 4v16M18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 0c0 5-12 3-12 8',
} as const;

export type IconName = keyof typeof paths;

/** A sign beside a heading, which says the same in words. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
