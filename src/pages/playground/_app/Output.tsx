import {lazy, Suspense, useState, type ReactNode} from 'react';
import {megabytes} from '../../../language/megabytes';
import type {Entry} from '../../../language/protocol';
import {jsonLines, type Report} from '../../../plugins/live/core/report';
import CopyButton from '../../../plugins/live/theme/CopyButton';
import Results from '../../../plugins/live/theme/Results';
import Value from '../../../plugins/live/theme/Results/Value';
import Choice from './Choice';
import styles from './styles.module.css';

const Changes = lazy(() => import('./Changes'));

const VIEWS = [
  {value: 'list', label: 'List'},
  {value: 'table', label: 'Table'},
  {value: 'changes', label: 'Changes'},
  {value: 'lines', label: 'JSON lines'},
] as const;

export interface OutputProps {
  readonly entry: Entry;
  readonly report: Report | undefined;
  readonly isStale: boolean;
  /** Whether the language has loaded. */
  readonly isOpen: boolean;
  /** Bytes that the first run loads. */
  readonly bytes: number;
}

/** The outcome of a run. */
export default function Output({entry, report, isStale, isOpen, bytes}: OutputProps): ReactNode {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list');
  const hasResults = report !== undefined && report.events.length > 0;
  return (
    <>
      <div className={styles.paneHead}>
        <h2 className={styles.label}>{entry === 'script' ? 'Results' : 'Check'}</h2>
        {hasResults && (
          <>
            <Choice legend="Show results as" value={view} options={VIEWS} onChoose={setView} />
            <CopyButton label="Copy results" text={() => jsonLines(report)} />
          </>
        )}
      </div>
      {hasResults ? (
        view === 'changes' ? (
          <Suspense>
            <Changes report={report} />
          </Suspense>
        ) : view === 'lines' ? (
          <div className={styles.lines}>
            <Value text={jsonLines(report)} />
          </div>
        ) : (
          <Results report={report} view={view} isStale={isStale} />
        )
      ) : (
        <p className={styles.empty}>{emptyWords(entry, report, isOpen, bytes)}</p>
      )}
    </>
  );
}

function emptyWords(
  entry: Entry,
  report: Report | undefined,
  isOpened: boolean,
  bytes: number,
): string {
  if (report && entry === 'script') return 'The script did not run.';
  if (report) return report.ok ? CHECKED : 'It does not compile: see below the source.';
  const what = entry === 'script' ? 'Run the script' : 'Check the source';
  const cost = isOpened ? '' : ` The first time loads ${megabytes(bytes)} of the language.`;
  return `${what} to see the result.${cost}`;
}

const CHECKED =
  'It compiles. Windows, operators and connectors do not run in a page: download it, and run it ' +
  'with Tremor.';
