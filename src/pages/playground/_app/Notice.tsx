import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Notice as NoticeText} from './usePlayground';
import controls from '../../../plugins/live/theme/controls.module.css';
import styles from './styles.module.css';

export interface NoticeProps {
  readonly notice: NoticeText;
  /** Absent for a notice that stays until its reason is gone. */
  readonly onDismiss?: () => void;
}

/** A notice about the draft: for example, that a link was opened or is damaged. */
export default function Notice({notice, onDismiss}: NoticeProps): ReactNode {
  return (
    <div className={clsx(styles.notice, notice.isProblem && styles.problem)}>
      <span role="status">{notice.text}</span>
      {notice.action && (
        <button type="button" className={controls.button} onClick={notice.action.run}>
          {notice.action.label}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={styles.quiet} onClick={onDismiss}>
          Close
        </button>
      )}
    </div>
  );
}
