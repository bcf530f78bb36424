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
import {NOT_LOADED} from './notLoaded';
import styles from './styles.module.css';

/*
 * The box of the navbar, on every page. It is little more than an input: the panel, the worker and
 * the indexes are loaded when the reader turns to it (focus, hover, shortcut).
 */
export default function SearchBar(): ReactNode {
  const {slashOpens} = useSearchOptions();
  const input = useRef<HTMLInputElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  // Enter, pressed before the part that can follow a hit was there.
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
    // The navbar may be hidden: it shows in its place (navbar.css), and the page stays in its own.
    input.current?.focus({preventScroll: true});
    input.current?.select();
  });
  // Text typed before the scripts ran is in the box (see node/earlyKeys.ts).
  useEffect(() => {
    const box = input.current;
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
          {NOT_LOADED}
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

/** A function that asks for the file that answers first. */
function useHeadings(): () => void {
  const baseUrl = useBaseUrl('/');
  return useCallback(() => {
    // Docs say their tag, which spares every page the code that finds out. Other pages wait a little.
    const {content: tag = ''} =
      document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]') ?? {};
    if (tag.startsWith('docs-')) startFetch(baseUrl + headingsFileName(tag));
  }, [baseUrl]);
}

/** The part that is loaded on intent, a function that loads it, and whether that failed. */
function useLive(): {live: typeof Live | undefined; hasFailed: boolean; load: () => void} {
  const [live, setLive] = useState<typeof Live>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const load = useCallback(() => {
    const attempt = (): Promise<void> => {
      isWanted.current = false;
      // Once more: a file of the attempt before may be failing still, and fails this one with it.
      const part = import('./live').catch(() => import('./live'));
      return part.then(
        (loaded) => {
          setLive(loaded);
          setFailed(false);
        },
        () => {
          setFailed(true);
          // Off line for a moment: the next focus or letter tries again, and one that came while this
          // attempt was under way has done so already.
          loading.current = isWanted.current ? attempt() : undefined;
        },
      );
    };
    isWanted.current = true;
    loading.current ??= attempt();
  }, []);
  return {live, hasFailed, load};
}
