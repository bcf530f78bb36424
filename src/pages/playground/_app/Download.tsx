import type {ReactNode} from 'react';
import {downloadText} from '../../../plugins/live/client/downloadText';
import {commandOf, downloadsOf} from '../../../plugins/live/core/downloads';
import type {Draft} from '../../../plugins/live/core/draft';
import type {Report} from '../../../plugins/live/core/report';
import styles from './styles.module.css';

export interface DownloadProps {
  readonly draft: Draft;
  readonly report: Report | undefined;
}

/** The files of a draft, and the command that runs them. */
export default function Download({draft, report}: DownloadProps): ReactNode {
  return (
    <div className={styles.notice}>
      <ul className={styles.files} aria-label="Files">
        {downloadsOf(draft, report).map(({name, text}) => (
          <li key={name}>
            <button type="button" onClick={() => downloadText(name, text)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <span>
        Run with Tremor: <code>{commandOf(draft)}</code>
      </span>
    </div>
  );
}
