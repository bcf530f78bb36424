import {useEffect, useState, type ReactNode} from 'react';
import {downloadText} from '../../../plugins/live/client/downloadText';
import {claimedElsewhere} from '../../../plugins/live/client/tab';
import {exportDrafts, firstLine, type KeptDraft} from '../../../plugins/live/core/keptDraft';
import {ENTRY_LABELS} from '../../../plugins/live/core/draft';
import controls from '../../../plugins/live/theme/controls.module.css';
import {timeOf} from './timeOf';
import {listDrafts, type Notice, type Shown} from './usePlayground';
import styles from './styles.module.css';

export interface DraftsProps {
  readonly shown: Shown;
  /** The list is read again when it changes. */
  readonly notice: Notice | undefined;
  readonly onOpen: (draft: KeptDraft) => void;
  readonly onRemove: (draft: KeptDraft) => void;
}

interface Listed {
  readonly drafts: readonly KeptDraft[];
  /** Drafts that other tabs have open. */
  readonly elsewhere: ReadonlySet<string>;
}

/** The reader's drafts in this browser. */
export default function Drafts({shown, notice, onOpen, onRemove}: DraftsProps): ReactNode {
  const [{drafts, elsewhere}, setListed] = useState<Listed>({drafts: [], elsewhere: new Set()});
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const listed = {drafts: await listDrafts(), elsewhere: await claimedElsewhere()};
      if (wanted) setListed(listed);
    };
    const readAgain = () => void read();
    readAgain();
    // Another tab may have saved a draft in the meantime.
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [shown, notice]);
  return (
    <section className={styles.panel} aria-label="Your drafts">
      {drafts.length === 0 ? (
        <p>What you write is kept in this browser, and is listed here.</p>
      ) : (
        <ul className={styles.drafts}>
          {drafts.map((draft) => {
            const isHere = shown.isKept && draft.id === shown.id;
            const isElsewhere = elsewhere.has(draft.id);
            const line = firstLine(draft);
            return (
              <li key={draft.id} aria-current={isHere ? 'true' : undefined}>
                <code>{line}</code>
                <span>
                  {draft.version} · {ENTRY_LABELS[draft.entry]} · {timeOf(draft.edited)}
                  {isHere && ' · open here'}
                  {isElsewhere && ' · open in another tab'}
                </span>
                <button
                  type="button"
                  className={styles.quiet}
                  disabled={isHere}
                  aria-label={`Restore ${line}`}
                  onClick={() => onOpen(draft)}
                >
                  Restore
                </button>
                <button
                  type="button"
                  className={styles.quiet}
                  disabled={isElsewhere}
                  aria-label={`Delete ${line}`}
                  onClick={() => onRemove(draft)}
                >
                  Delete
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {drafts.length > 0 && (
        <p>
          <button
            type="button"
            className={controls.button}
            onClick={() => downloadText('tremor-drafts.json', exportDrafts(drafts))}
          >
            Export all
          </button>
        </p>
      )}
    </section>
  );
}
