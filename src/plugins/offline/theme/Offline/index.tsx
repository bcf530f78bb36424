import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {
  canStore,
  dayOf,
  fetchCopies,
  readStoredCopy,
  removeCopy,
  storeCopy,
} from '../../client/storedCopy';
import type {Copy, StoredCopy} from '../../core/copies';
import styles from './styles.module.css';

/** The size of a copy in megabytes of 1,000,000 bytes, the unit in which systems show free space. */
const size = ({bytes}: Copy) => `${Math.ceil(bytes / 1e6)} MB`;

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
          Your browser can keep one version of the docs, with its search and its API reference. With
          a network you always read the site itself, and the copy only without one; a line at the
          bottom of the page says so.
        </p>
        <Copies base={useBaseUrl('/')} />
        <noscript>Keeping a copy needs JavaScript.</noscript>
      </main>
    </Layout>
  );
}

function Copies({base}: {readonly base: string}): ReactNode {
  const [offered, setOffered] = useState<readonly Copy[]>();
  const [stored, setStored] = useState<StoredCopy>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setStored(readStoredCopy());
    if (!canStore()) setMessage('This browser does not keep copies of sites.');
    else
      fetchCopies(base).then(setOffered, () =>
        setMessage('No network: there is nothing to fetch.'),
      );
  }, [base]);

  const take = (label: string) => {
    setBusy(true);
    storeCopy(base, label, (done, of) => setMessage(`${done} of ${of} files`))
      .then((copy) => {
        setStored(copy);
        setMessage(`Docs ${copy.label} are kept. You can read them without a network.`);
      })
      .catch((error: unknown) =>
        setMessage(`Not kept: ${String((error as Error).message)} Try again.`),
      )
      .finally(() => setBusy(false));
  };
  const drop = () => {
    void removeCopy().then(() => {
      setStored(undefined);
      setMessage('The copy is gone.');
    });
  };

  return (
    <>
      {stored && (
        <p>
          Kept: docs {stored.label} from {dayOf(stored)}, {size(stored)}.{' '}
          <button type="button" className="button button--sm button--secondary" onClick={drop}>
            Remove
          </button>
        </p>
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
              disabled={isBusy || stored?.id === copy.id}
              onClick={() => take(copy.label)}
            >
              {verb(copy, stored)} {copy.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </>
  );
}

function verb(copy: Copy, stored: StoredCopy | undefined): string {
  if (stored?.label !== copy.label) return 'Keep';
  return stored.id === copy.id ? 'Kept:' : 'Update';
}
