// Replaces the screen of a page while its code loads. Changed: colors with enough contrast in both themes,
// a status and an alert for screen readers. Kept: nothing before the delay, the pulse with its cycles of
// 1.5 s and 3 s, the error's text and the Retry button.
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Original>;

export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  if (error) return <Failure error={error} retry={retry} />;
  return pastDelay ? <Pulse /> : null;
}

function Failure({error, retry}: Pick<Props, 'error' | 'retry'>): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

function Pulse(): ReactNode {
  return (
    <div className={styles.pulse} role="status" aria-label="Loading">
      <svg viewBox="0 0 46 46" width="110" height="110" aria-hidden="true">
        <Wave begin="1.5s" />
        <Wave begin="3s" />
        <circle cx="23" cy="23" r="8">
          <animate attributeName="r" dur="1.5s" values="6;1;2;3;4;5;6" repeatCount="indefinite" />
        </circle>
      </svg>
    </div>
  );
}

/** A ring that grows and fades, once in 3 s. */
function Wave({begin}: {begin: string}): ReactNode {
  const common = {begin, dur: '3s', repeatCount: 'indefinite'};
  return (
    <circle cx="23" cy="23" r="6" strokeOpacity="0">
      <animate attributeName="r" values="6;22" {...common} />
      <animate attributeName="stroke-opacity" values="1;0" {...common} />
      <animate attributeName="stroke-width" values="2;0" {...common} />
    </circle>
  );
}
