import type {ReactNode} from 'react';
import NotLoaded from '@site/src/components/NotLoaded';
import sampleStyles from '@site/src/samples/component/styles.module.css';
import type {Progress} from '../../../../language/load';
import {LoadingBar} from '../Status';
import styles from './styles.module.css';

export interface LoadingNoticeProps {
  readonly progress?: Progress;
  /** Why it failed to open; the sample's button tries again. */
  readonly failure?: string;
}

/** The line below a sample while its editor loads, or after that has failed. */
export default function LoadingNotice({progress, failure}: LoadingNoticeProps): ReactNode {
  return (
    <figcaption className={sampleStyles.note}>
      <div className={styles.line}>
        <span role="status" className={failure === undefined ? undefined : styles.failure}>
          {failure === undefined ? (
            'Loading the language'
          ) : (
            <NotLoaded>Not run. {failure}</NotLoaded>
          )}
        </span>
        {failure === undefined && <LoadingBar progress={progress} />}
      </div>
    </figcaption>
  );
}
