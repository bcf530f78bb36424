import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useSearchOptions} from '../../client/globalData';
import {DETACHED} from '../../client/useDetached';
import {startFetch} from '../../client/firstFile';
import {useShortcut} from '../../client/useShortcut';
import {headingsFileName} from '../../core/index/tags';
import type {BoxProps} from './Dropdown';
import {ClearIcon, SearchIcon} from './Icons';
import type * as Live from './live';
import SearchNotLoaded, {takeQuery} from './SearchNotLoaded';
import styles from './styles.module.css';

/**
 * The search box in the navbar of every page. It is little more than an input: the panel, the worker
 * and the indexes are loaded on focus, hover or shortcut.
 */
export default function SearchBar(): ReactNode {
  const {slashOpens} = useSearchOptions();
  const input = useRef<HTMLInputElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  // Whether the reader pressed Enter before the panel had loaded, which follows hits.
  const hasSubmitted = useRef(false);
  const [box, setBox] = useState<BoxProps>({});
  const [isDialogOpen, setDialogOpen] = useState(false);
  const {live, hasFailed, load: loadLive} = useLive();
  const loadHeadings = useHeadings();
  const load = useCallback(() => {
    loadHeadings();
    loadLive();
  }, [loadHeadings, loadLive]);

  const openDialog = () => {
    load();
    setDialogOpen(true);
  };
  useShortcut(slashOpens, () => {
    if (window.matchMedia(DETACHED).matches) return openDialog();
    const {activeElement} = document;
    if (activeElement !== input.current) returnTo.current = activeElement as HTMLElement | null;
    // A hidden navbar appears on focus (navbar.css), so the page need not scroll to it.
    input.current?.focus({preventScroll: true});
    input.current?.select();
  });
  // The box may have text that was typed before the scripts ran (node/earlyKeys.ts).
  useEffect(() => {
    const box = input.current;
    const kept = takeQuery();
    if (box && kept !== '') {
      box.value = kept;
      box.focus({preventScroll: true});
    }
    if (!box || (box !== document.activeElement && box.value === '')) return;
    hasSubmitted.current = 'entered' in box.dataset;
    load();
  }, [load]);

  const shortcuts = slashOpens ? 'Control+K Meta+K /' : 'Control+K Meta+K';
  return (
    <div className={styles.root}>
      <form
        role="search"
        aria-label="Site"
        className={styles.form}
        onPointerEnter={load}
        onInput={() => {
          hasSubmitted.current = false;
          load();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          load();
          hasSubmitted.current = true;
        }}
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
          <live.Dropdown {...{input, returnTo, hasSubmitted}} publish={setBox} />
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
      {hasFailed && (
        <p role="alert" className={styles.failure} data-shown={isDialogOpen || undefined}>
          <SearchNotLoaded query={() => input.current?.value ?? ''} />
        </p>
      )}
      <noscript>
        <Link className="navbar__link" to="/pages">
          All pages
        </Link>
      </noscript>
      {live && isDialogOpen && <live.Dialog onClose={() => setDialogOpen(false)} />}
    </div>
  );
}

/** Returns a function that requests the headings, the first file that the search needs. */
function useHeadings(): () => void {
  const baseUrl = useBaseUrl('/');
  return useCallback(() => {
    // Docs pages have their tag in a meta element, so this needs no code that finds the tag. On other
    // pages the headings are requested later.
    const {content: tag = ''} =
      document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]') ?? {};
    if (tag.startsWith('docs-')) startFetch(baseUrl + headingsFileName(tag));
  }, [baseUrl]);
}

/** The lazily loaded part, a function that loads it, and whether loading failed. */
function useLive(): {live: typeof Live | undefined; hasFailed: boolean; load: () => void} {
  const [live, setLive] = useState<typeof Live>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const load = useCallback(() => {
    const attempt = (): Promise<void> => {
      isWanted.current = false;
      // Retry once: the first import may join a request of an earlier attempt that is about to fail.
      const part = import('./live').catch(() => import('./live'));
      return part.then(
        (loaded) => {
          setLive(loaded);
          setFailed(false);
        },
        () => {
          setFailed(true);
          // The reader may be offline for a moment. The next focus or key tries again; if there was
          // one during this attempt, try again at once.
          loading.current = isWanted.current ? attempt() : undefined;
        },
      );
    };
    isWanted.current = true;
    loading.current ??= attempt();
  }, []);
  return {live, hasFailed, load};
}
