import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {EventReport, Report} from '../../core/report';
import Value from './Value';
import styles from './styles.module.css';

/** How results are shown. */
type ResultView = 'list' | 'table';

/** Number of events whose results are shown; the others are only counted. */
export const SHOWN = 200;

export interface ResultsProps {
  readonly report: Report;
  readonly view?: ResultView;
  /** Whether the report is about an earlier text. */
  readonly isStale: boolean;
}

/** The results of all events. */
export default function Results({report, view = 'list', isStale}: ResultsProps): ReactNode {
  const shown = report.events.slice(0, SHOWN);
  const left = report.events.length - shown.length;
  return (
    <div className={clsx(styles.results, isStale && styles.stale)}>
      {view === 'table' ? <Table events={shown} /> : <List events={shown} />}
      {left > 0 && <p className={styles.left}>{left} further results are not shown.</p>}
    </div>
  );
}

function List({events}: {readonly events: readonly EventReport[]}): ReactNode {
  return (
    <ol className={styles.list}>
      {events.map((event, index) => (
        <li key={index} className={styles.item}>
          {(events.length > 1 || event.outcome !== 'emitted' || event.port !== 'out') && (
            <div className={styles.head}>
              {events.length > 1 && <span className={styles.number}>{index + 1}</span>}
              <Outcome event={event} />
            </div>
          )}
          {event.value !== undefined && <Value text={event.value} />}
          <Records event={event} />
        </li>
      ))}
    </ol>
  );
}

/** Metadata and state after an event. */
function Records({event: {meta, state}}: {readonly event: EventReport}): ReactNode {
  const records = [
    ['Metadata', meta],
    ['State', state],
  ] as const;
  return records.map(
    ([label, text]) =>
      text !== undefined && (
        <div key={label} className={styles.record}>
          <div className={styles.label}>{label} afterwards</div>
          <Value text={text} />
        </div>
      ),
  );
}

/** The outcome of an event in words, because color alone is not accessible. */
function Outcome({event: {outcome, port, failure}}: {readonly event: EventReport}): ReactNode {
  if (outcome === 'emitted') return <span className={styles.port}>port {port}</span>;
  return (
    <>
      <span className={styles[outcome]}>{outcome}</span>
      {failure && <span className={styles.failure}>{failure}</span>}
    </>
  );
}

function Table({events}: {readonly events: readonly EventReport[]}): ReactNode {
  const columns = [
    ['Event', ({event}: EventReport) => <Value text={event} />],
    ['Outcome', (event: EventReport) => <Outcome event={event} />],
    ['Value', ({value}: EventReport) => value !== undefined && <Value text={value} />],
    ['Metadata', ({meta}: EventReport) => meta !== undefined && <Value text={meta} />],
    ['State', ({state}: EventReport) => state !== undefined && <Value text={state} />],
  ] as const;
  // Empty columns are left out.
  const used = columns.filter(
    ([name]) =>
      (name !== 'Metadata' || events.some(({meta}) => meta !== undefined)) &&
      (name !== 'State' || events.some(({state}) => state !== undefined)),
  );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Results as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {used.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {used.map(([name, cell]) => (
                <td key={name}>{cell(event)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
