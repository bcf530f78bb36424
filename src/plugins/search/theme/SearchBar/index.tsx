import {useCallback, useRef, useState, type ReactNode} from 'react';
import {useSearchOptions} from '../../client/globalData';
import {DETACHED} from '../../client/useDetached';
import {useShortcut} from '../../client/useShortcut';
import type {BoxProps} from './Dropdown';
import {ClearIcon, SearchIcon} from './Icons';
import type * as Live from './live';
import styles from './styles.module.css';

/*
 * The box of the navbar, on every page. It is little more than an input: the panel, the worker and
 * the indexes are loaded when the reader turns to it (focus, hover, shortcut).
 */
export default function SearchBar(): ReactNode {
  const {slashOpens} = useSearchOptions();
  const input = useRef<HTMLInputElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const [box, setBox] = useState<BoxProps>({});
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [live, load] = useLive();

  const openDialog = () => {
    load();
    setDialogOpen(true);
  };
  useShortcut(slashOpens, () => {
    if (window.matchMedia(DETACHED).matches) return openDialog();
    const {activeElement} = document;
    if (activeElement !== input.current) returnTo.current = activeElement as HTMLElement | null;
    input.current?.focus();
    input.current?.select();
  });

  const shortcuts = slashOpens ? 'Control+K Meta+K /' : 'Control+K Meta+K';
  return (
    <div className={styles.root}>
      <form
        role="search"
        aria-label="Site"
        className={styles.form}
        onPointerEnter={load}
        onSubmit={(event) => event.preventDefault()}
        {...box.form}
      >
        <button type="submit" className={styles.submit} title="Submit" aria-label="Submit">
          <SearchIcon />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-keyshortcuts={shortcuts}
          placeholder="Search..."
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          {...box.input}
          onFocus={(event) => {
            load();
            box.input?.onFocus?.(event);
          }}
        />
        {slashOpens && (
          <kbd className={styles.hint} aria-hidden="true">
            /
          </kbd>
        )}
        <button type="reset" className={styles.clear} title="Clear" aria-label="Clear">
          <ClearIcon />
        </button>
        {live && !isDialogOpen && (
          <live.Dropdown input={input} returnTo={returnTo} publish={setBox} />
        )}
      </form>
      <button
        type="button"
        className={styles.open}
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={openDialog}
      >
        <SearchIcon />
      </button>
      {live && isDialogOpen && <live.Dialog onClose={() => setDialogOpen(false)} />}
    </div>
  );
}

/** The part that is loaded on intent, and a function that loads it. */
function useLive(): [typeof Live | undefined, () => void] {
  const [live, setLive] = useState<typeof Live>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('./live').then(setLive).catch(() => {
      // Off line for a moment: the next focus tries again.
      loading.current = undefined;
    });
  }, []);
  return [live, load];
}
