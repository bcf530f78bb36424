import type {ReactNode} from 'react';
import styles from './lines.module.css';
import Mark from './Mark';

type Props = {
  /** Names of the series, in their order. */
  readonly names: readonly string[];
  /** Indexes of the hidden series. */
  readonly hidden: ReadonlySet<number>;
  /** Undefined if readers cannot hide a series; the entries are not buttons then. */
  readonly onToggle: ((at: number) => void) | undefined;
};

/** Names the lines of a chart. With `onToggle`, a click on an entry hides or shows its line. */
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
