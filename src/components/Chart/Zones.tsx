import type {ReactNode} from 'react';
import {axis, percent} from './axis';
import {formatShort} from './format';
import styles from './zones.module.css';

export type Zone = {
  /** Its end. It begins at the end of the zone before it, the first one at 0. */
  readonly to: number;
  readonly name: string;
  /** Zones differ in shape as well as in color: a bar, a taller bar, an outline. */
  readonly look: 'full' | 'mark' | 'empty';
};

type Props = {
  /** Describes the picture to readers who do not see it. */
  readonly label: string;
  readonly unit: string;
  readonly zones: readonly Zone[];
};

/**
 * One scale from 0, divided into zones. The server renders all of it.
 *
 * @throws RangeError if a zone ends before the one in front of it
 */
export default function Zones({label, unit, zones}: Props): ReactNode {
  const spans = zones.map((zone, index) => ({...zone, from: zones[index - 1]?.to ?? 0}));
  for (const {name, from, to} of spans) {
    if (to > from) continue;
    throw new RangeError(
      `The zone "${name}" ends at ${to}, but the one before it ends at ${from}.`,
    );
  }
  const max = spans.at(-1)?.to ?? 0;
  return (
    <div className={styles.zones} role="img" aria-label={label}>
      <svg className={styles.track} aria-hidden="true">
        {spans.map(({name, from, to, look}) => (
          <rect
            key={name}
            className={styles[look]}
            x={percent(from, max)}
            width={percent(to - from, max)}
          />
        ))}
      </svg>
      <div className={styles.scale}>
        {axis(max).ticks.map((tick) => (
          <span key={tick} style={{left: percent(tick, max)}}>
            {formatShort(tick)}
          </span>
        ))}
      </div>
      <div className={styles.legend}>
        {spans.map(({name, from, to, look}) => (
          <span key={name}>
            <svg aria-hidden="true">
              <rect className={styles[look]} width="100%" />
            </svg>
            {`${name}: ${formatShort(from)} to ${formatShort(to)} ${unit}`}
          </span>
        ))}
      </div>
    </div>
  );
}
