import {useEffect, useState, type ReactNode} from 'react';

export interface NotLoadedProps {
  /** The message for other reasons. */
  readonly children: ReactNode;
  /** Called before the page is loaded again. */
  readonly onReload?: () => void;
}

/**
 * Explains why a part of the page did not load. If the site has been deployed since the page was loaded,
 * trying again cannot help, and the message offers to reload the page.
 */
export default function NotLoaded({children, onReload}: NotLoadedProps): ReactNode {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => void isPageOutdated().then(setOutdated), []);
  if (!isOutdated) return children;
  return (
    <>
      The site has changed since this page was loaded.{' '}
      <button
        type="button"
        className="button button--sm button--secondary"
        onClick={() => {
          onReload?.();
          window.location.reload();
        }}
      >
        Reload the page
      </button>
    </>
  );
}

/** Whether the site no longer has the script with which this page began; its name contains a hash. */
async function isPageOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/js/"]');
  if (!script) return false;
  try {
    const {status, headers} = await fetch(script.src, {method: 'HEAD', cache: 'no-store'});
    // Some hosts answer with a page instead of an error.
    const isPage = headers.get('content-type')?.includes('html') ?? false;
    return status === 404 || status === 410 || (status === 200 && isPage);
  } catch {
    return false;
  }
}
