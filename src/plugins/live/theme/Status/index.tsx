import type {ReactNode} from 'react';
import NotLoaded from '@site/src/components/NotLoaded';
import type {Progress} from '../../../../language/load';
import {megabytes} from '../../../../language/megabytes';
import {INPUT_LABELS} from '../../core/draft';
import {summaryOf} from '../../core/report';
import type {RunState} from '../../client/useRunner';
import styles from './styles.module.css';

/** The state of a run in one line, which screen readers announce when it changes. */
export default function Status({state}: {readonly state: RunState}): ReactNode {
  return (
    <div className={styles.status}>
      <span role="status" className={isBad(state) ? styles.bad : undefined}>
        {wordsOf(state)}
      </span>
      {state.phase === 'loading' && <LoadingBar progress={state.progress} />}
    </div>
  );
}

function isBad(state: RunState): boolean {
  return state.phase === 'refused' || (state.phase === 'done' && !state.report.ok);
}

function wordsOf(state: RunState): ReactNode {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'loading':
      return 'Loading the language';
    case 'running':
      return 'Running';
    case 'refused':
      return <NotLoaded>The language could not be loaded. {state.message}</NotLoaded>;
    case 'invalid-input':
      return state.problems[0]
        ? `${INPUT_LABELS[state.problems[0].input]}: ${state.problems[0].message}`
        : '';
    case 'done':
      return state.report.fault
        ? summaryOf(state.report)
        : `${summaryOf(state.report)} in ${duration(state.milliseconds)}`;
  }
}

function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** How much of the language's files has arrived. */
export function LoadingBar({progress}: {readonly progress: Progress | undefined}): ReactNode {
  const known = progress && progress.total > 0 ? progress : undefined;
  return (
    <span className={styles.loading}>
      <progress
        className={styles.bar}
        aria-label="Loading the language"
        {...(known ? {value: known.received, max: known.total} : {})}
      />
      <span className={styles.size}>
        {known ? `${megabytes(known.received)} of ${megabytes(known.total)}` : ''}
      </span>
    </span>
  );
}
