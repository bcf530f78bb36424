import {useState, type ReactNode} from 'react';
import {INPUT_LABELS, INPUT_NAMES, type Draft} from '../../../plugins/live/core/draft';
import {summaryOf} from '../../../plugins/live/core/report';
import type {Run} from '../../../plugins/live/core/runs';
import controls from '../../../plugins/live/theme/controls.module.css';
import Remarks from '../../../plugins/live/theme/Remarks';
import Results from '../../../plugins/live/theme/Results';
import Value from '../../../plugins/live/theme/Results/Value';
import {timeOf} from './timeOf';
import styles from './styles.module.css';

export interface HistoryProps {
  readonly runs: readonly Run[];
  readonly onRestore: (draft: Draft) => void;
}

/** The last runs of a draft, to look at and to restore. */
export default function History({runs, onRestore}: HistoryProps): ReactNode {
  return (
    <section className={styles.panel} aria-label="History">
      {runs.length === 0 ? (
        <p>The last 20 runs of this draft are listed here.</p>
      ) : (
        <div className={styles.modules}>
          {runs.map((run) => (
            <Past key={run.at} run={run} onRestore={onRestore} />
          ))}
        </div>
      )}
    </section>
  );
}

function Past(props: {
  readonly run: Run;
  readonly onRestore: HistoryProps['onRestore'];
}): ReactNode {
  const {draft, report, at} = props.run;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.module}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {summaryOf(report)} <span>{timeOf(at)}</span>
      </summary>
      {isOpen && (
        <div className={styles.past}>
          <h3 className={styles.label}>Source</h3>
          <Value text={draft.source} language="tremor" />
          {INPUT_NAMES.filter((name) => draft[name] !== '').map((name) => (
            <div key={name}>
              <h3 className={styles.label}>{INPUT_LABELS[name]}</h3>
              <Value text={draft[name]} />
            </div>
          ))}
          {report.events.length > 0 && (
            <>
              <h3 className={styles.label}>Result</h3>
              <Results report={report} isStale={false} />
            </>
          )}
          <Remarks remarks={report.remarks} />
          <button type="button" className={controls.button} onClick={() => props.onRestore(draft)}>
            Restore
          </button>
        </div>
      )}
    </details>
  );
}
