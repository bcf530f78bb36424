import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useCallback, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useComboboxProps} from '../../client/useComboboxProps';
import {useDetached} from '../../client/useDetached';
import {useSiteSearch} from '../../client/useSiteSearch';
import {ClearIcon, SearchIcon} from './Icons';
import Panel, {isPanelVisible} from './Panel';
import styles from './panel.module.css';

type Props = {readonly onClose: () => void};

/** The search on small screens: a modal dialog that covers the page and restores the focus on close. */
export default function Dialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  const search = useSiteSearch(close);
  const combobox = useComboboxProps(search, input, close);
  const isDetached = useDetached();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  // The back button closes the search, like the slide-in menu, and does not leave the page.
  useHistoryPopHandler(() => {
    close();
    return false;
  });
  useLayoutEffect(() => {
    if (!isDetached) close();
  }, [isDetached, close]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <form role="search" aria-label="Site" className={styles.dialogForm} {...combobox.form}>
        <button type="submit" className={styles.dialogButton} title="Submit" aria-label="Submit">
          <SearchIcon />
        </button>
        <input ref={input} className={styles.dialogInput} aria-label="Search" {...combobox.input} />
        {search.state.query !== '' && (
          <button type="reset" className={styles.dialogButton} title="Clear" aria-label="Clear">
            <ClearIcon />
          </button>
        )}
        <button type="button" className={styles.cancel} onClick={close}>
          Cancel
        </button>
      </form>
      <div className={styles.dialogPanel}>
        {isPanelVisible(search.state) && <Panel search={search} />}
      </div>
    </dialog>
  );
}
