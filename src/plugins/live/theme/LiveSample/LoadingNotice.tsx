import {useEffect, useRef, type ReactNode} from 'react';
import sampleStyles from '@site/src/components/Sample/styles.module.css';
import type {Progress} from '../../../../../language/host/load';
import {LoadingBar} from '../Status';
import styles from './styles.module.css';

export interface LoadingNoticeProps {
  readonly note: string | undefined;
  readonly progress?: Progress | undefined;
  /** Why it did not open. */
  readonly failure?: string;
  readonly how?: 'run' | 'check';
  readonly again?: () => void;
}

/** Below a sample that is on its way to an editor, or did not become one. */
export default function LoadingNotice(props: LoadingNoticeProps): ReactNode {
  const {note, progress, failure, how, again} = props;
  const line = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, so the focus moves to what replaced it: screen readers read it.
  useEffect(() => line.current?.focus({preventScroll: true}), [failure]);
  return (
    <figcaption className={sampleStyles.note}>
      <div ref={line} tabIndex={-1} className={styles.line}>
        {again && (
          <button type="button" className={sampleStyles.run} onClick={again}>
            {how === 'run' ? 'Run' : 'Check'}
          </button>
        )}
        <span role="status" className={failure === undefined ? undefined : styles.failure}>
          {failure === undefined ? 'Loading the language' : `Not run. ${failure}`}
        </span>
        {failure === undefined && <LoadingBar progress={progress} />}
      </div>
      {note}
    </figcaption>
  );
}
