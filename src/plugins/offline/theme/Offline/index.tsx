import {useCallback, useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {
  canStore,
  fetchCopies,
  onChange,
  readStoredCopy,
  removeCopy,
  storeCopy,
  type Stored,
} from '../../client/storedCopy';
import type {Copy} from '../../core/copies';
import styles from './styles.module.css';

/** A size in megabytes of 1,000,000 bytes, the unit in which systems show free space. */
const size = ({bytes}: Pick<Copy, 'bytes'>) => `${Math.ceil(bytes / 1e6)} MB`;

/** The page where readers download a version of the docs for reading without a network. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Keep one version of the Tremor documentation in this browser, and read it without a network."
    >
      <main className="container margin-vert--lg">
        <h1>Read offline</h1>
        <p>
          Your browser can keep one version of the docs, with its search and its API reference. You
          read the site itself whenever it answers within three seconds, and otherwise the copy. A
          line at the bottom of the page says so.
        </p>
        <Copies base={useBaseUrl('/')} />
        <noscript>Keeping a copy needs JavaScript.</noscript>
      </main>
    </Layout>
  );
}

function Copies({base}: {readonly base: string}): ReactNode {
  const [offered, setOffered] = useState<readonly Copy[]>();
  const [stored, setStored] = useState<Stored>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [arrived, setArrived] = useState({done: 0, of: 1});
  const [fetching, setFetching] = useState<AbortController>();
  const look = useCallback(async () => {
    const found = await readStoredCopy(base);
    setStored(found);
    return found;
  }, [base]);
  useEffect(() => {
    if (!canStore()) {
      setMessage('This browser does not keep copies of sites.');
      return undefined;
    }
    void look();
    setMessage('Asking the site for its versions.');
    fetchCopies(base).then(
      (copies) => {
        setOffered(copies);
        setMessage('');
      },
      () => setMessage('The site is not available: there is nothing to fetch.'),
    );
    const lookAgain = () => void look();
    window.addEventListener('focus', lookAgain);
    const end = onChange((isOurs) => {
      if (!isOurs) setMessage(CHANGED);
      lookAgain();
    });
    return () => {
      window.removeEventListener('focus', lookAgain);
      end();
    };
  }, [base, look]);

  /** Runs a task, reports its outcome, and reads the state of the copy again. */
  const work = async (task: () => Promise<string>) => {
    setBusy(true);
    setMessage(await task().catch(reasonOf));
    await look();
    setFetching(undefined);
    setBusy(false);
  };
  const onWait = () => setMessage('Another tab is changing the copy. This one waits for it.');
  const take = ({label}: Copy) => {
    const control = new AbortController();
    setFetching(control);
    return work(async () => {
      const isPromised = await storeCopy(base, label, {
        signal: control.signal,
        onProgress: (done, of) => {
          setArrived({done, of});
          setMessage(quartersOf(done, of));
        },
        onWait,
      });
      const {copy} = await look();
      if (copy?.label !== label || copy.missing > 0) return CHANGED;
      const promise = isPromised ? '' : ' The browser can delete them if it runs out of space.';
      return `Docs ${label} are kept. You can read them without a network.${promise}`;
    });
  };
  const drop = () =>
    work(async () => {
      await removeCopy(base, onWait);
      return (await look()).copy ? 'The copy is still there. Try again.' : 'The copy is gone.';
    });

  return (
    <>
      {fetching ? (
        <p>
          Fetching a copy. <Action name="Stop" onClick={() => fetching.abort()} />
        </p>
      ) : (
        (stored?.copy ?? stored?.isLost) && (
          <p>
            {summaryOf(stored)}{' '}
            <Action name="Remove" isDisabled={isBusy} onClick={() => void drop()} />
          </p>
        )
      )}
      <ul className={styles.list}>
        {(offered ?? []).map((copy) => (
          <li key={copy.label}>
            <span>
              Docs {copy.label}: {size(copy)} in {copy.count} files
            </span>
            <button
              type="button"
              className="button button--sm button--primary"
              disabled={isBusy || verb(copy, stored) === KEPT}
              onClick={() => void take(copy)}
            >
              {verb(copy, stored)} {copy.label}
            </button>
          </li>
        ))}
      </ul>
      {fetching && <progress aria-label="Fetching" value={arrived.done} max={arrived.of} />}
      <p role="status">{message}</p>
    </>
  );
}

interface ActionProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Action({name, isDisabled = false, onClick}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="button button--sm button--secondary"
      disabled={isDisabled}
      onClick={onClick}
    >
      {name}
    </button>
  );
}

function summaryOf({copy}: Stored): string {
  if (!copy)
    return 'The browser has deleted the files of your copy. Fetch them again, or remove the rest.';
  const {label, day, missing} = copy;
  const name = `docs ${label} from ${day}`;
  if (missing > 0)
    return `Incomplete: ${name}, ${missing} of ${copy.size?.count} files are missing.`;
  return `Kept: ${name}${copy.size ? `, ${size(copy.size)}` : ''}.`;
}

const KEPT = 'Kept:';
const CHANGED = 'Another tab has changed what is kept.';

function verb({label, id}: Copy, stored: Stored | undefined): string {
  const kept = stored?.copy;
  if (kept?.label !== label) return 'Keep';
  if (kept.missing > 0) return 'Fetch again:';
  return kept.id === id ? KEPT : 'Update';
}

/** How much has arrived, in quarters: screen readers say each change. */
function quartersOf(done: number, of: number): string {
  return `Fetching ${of} files: ${Math.floor((4 * done) / of) * 25} %`;
}

function reasonOf({name, message}: Error): string {
  if (name === 'AbortError') return 'Stopped. Nothing has changed.';
  if (name === 'QuotaExceededError') return 'Not kept: the browser has not enough storage.';
  return `Not kept: ${message} Try again.`;
}
