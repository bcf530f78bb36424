import {useState, type ReactNode} from 'react';
import type {RunState} from '../../../plugins/live/client/useRunner';
import {runKey} from '../../../plugins/live/client/runKey';
import {copy} from '../../../components/copy';
import type {Draft} from '../../../plugins/live/core/draft';
import type {Report} from '../../../plugins/live/core/report';
import {encodeDraft} from '../../../plugins/live/core/share';
import controls from '../../../plugins/live/theme/controls.module.css';
import Status from '../../../plugins/live/theme/Status';
import Download from './Download';
import Share, {type SharedLink} from './Share';
import styles from './styles.module.css';

export interface ActionsProps {
  readonly draft: Draft;
  /** The report on this draft, as soon as it exists. */
  readonly report: Report | undefined;
  readonly state: RunState;
  readonly onRun: () => void;
  /** The list of drafts. */
  readonly drafts: ReactNode;
}

/** Buttons to run, share, and download, with their outcomes. */
export default function Actions({draft, report, state, onRun, drafts}: ActionsProps): ReactNode {
  const [open, setOpen] = useState<'share' | 'download' | 'drafts'>();
  const [link, setLink] = useState<SharedLink>();
  const share = async (): Promise<void> => {
    const url = `${window.location.origin}${window.location.pathname}#code=${await encodeDraft(draft)}`;
    setLink({url, isCopied: await copy(url)});
    setOpen('share');
  };
  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={onRun}>
          {draft.entry === 'script' ? 'Run' : 'Check'}
          <kbd className={controls.key} aria-hidden="true">
            {runKey()}
          </kbd>
        </button>
        <button type="button" className={controls.button} onClick={() => void share()}>
          Share
        </button>
        <button
          type="button"
          className={controls.button}
          aria-expanded={open === 'download'}
          onClick={() => setOpen(open === 'download' ? undefined : 'download')}
        >
          Download
        </button>
        <button
          type="button"
          className={controls.button}
          aria-expanded={open === 'drafts'}
          onClick={() => setOpen(open === 'drafts' ? undefined : 'drafts')}
        >
          Your drafts
        </button>
        <Status state={state} />
      </div>
      {open === 'share' && link && <Share link={link} onClose={() => setOpen(undefined)} />}
      {open === 'drafts' && drafts}
      {open === 'download' && <Download draft={draft} report={report} />}
    </>
  );
}
