import type {ReactNode} from 'react';
import styles from './lines.module.css';
import Mark from './Mark';

type Props = {
  /** Of the series, in their order. */
  readonly names: readonly string[];
  /** Places of the series that are hidden. */
  readonly hidden: ReadonlySet<number>;
  /** Absent where readers cannot hide a series: then the entries are no buttons. */
  readonly onToggle: ((at: number) => void) | undefined;
};

/** What the lines of a chart mean; with `onToggle` a press on an entry hides its line, or shows it. */
export default function Legend({names, hidden, onToggle}: Props): ReactNode {
  return (
    <div className={styles.legend} role="group" aria-label="Lines of the chart">
      {names.map((name, at) =>
        onToggle ? (
          <button
            key={name}
            type="button"
            aria-pressed={!hidden.has(at)}
            onClick={() => {
              onToggle(at);
            }}
          >
            <Entry name={name} at={at} />
          </button>
        ) : (
          <span key={name}>
            <Entry name={name} at={at} />
          </span>
        ),
      )}
    </div>
  );
}

function Entry({name, at}: {readonly name: string; readonly at: number}): ReactNode {
  return (
    <>
      <svg className={styles[`series${at + 1}`]} width="28" height="12" aria-hidden="true">
        <line x1="0" x2="28" y1="6" y2="6" />
        <Mark shape={at} x="50%" y="50%" />
      </svg>
      {name}
    </>
  );
}
