import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {canKeep, dayOf, fetchCopies, forget, keep, readKept} from '../../client/kept';
import type {Copy, KeptCopy} from '../../core/copies';
import styles from './styles.module.css';

/** What a copy takes, in megabytes of 1,000,000 bytes, as systems show free space. */
const size = ({bytes}: Copy) => `${Math.ceil(bytes / 1e6)} MB`;

/** The page where readers keep a version of the docs for reading without a network. */
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
  const [kept, setKept] = useState<KeptCopy>();
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setKept(readKept());
    if (!canKeep()) say('This browser does not keep copies of sites.');
    else fetchCopies(base).then(setOffered, () => say('No network: there is nothing to fetch.'));
  }, [base]);

  const take = (label: string) => {
    setBusy(true);
    keep(base, label, (done, of) => say(`${done} of ${of} files`))
      .then((copy) => {
        setKept(copy);
        say(`Docs ${copy.label} are kept. You can read them without a network.`);
      })
      .catch((error: unknown) => say(`Not kept: ${String((error as Error).message)} Try again.`))
      .finally(() => setBusy(false));
  };
  const drop = () => {
    void forget().then(() => {
      setKept(undefined);
      say('The copy is gone.');
    });
  };

  return (
    <>
      {kept && (
        <p>
          Kept: docs {kept.label} from {dayOf(kept)}, {size(kept)}.{' '}
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
              disabled={isBusy || kept?.id === copy.id}
              onClick={() => take(copy.label)}
            >
              {verb(copy, kept)} {copy.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  );
}

function verb(copy: Copy, kept: KeptCopy | undefined): string {
  if (kept?.label !== copy.label) return 'Keep';
  return kept.id === copy.id ? 'Kept:' : 'Update';
}
