import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {allVersions, crateOf} from '../../client/languages';
import styles from './styles.module.css';

/** Explains what runs in the page and what does not. */
export default function RuntimeNotice({version}: {readonly version: string}): ReactNode {
  const latest = allVersions.find(({isLast}) => isLast)?.label ?? version;
  return (
    <details className={styles.notice}>
      <summary>What runs here</summary>
      <ul>
        <li>
          The published crate <code>{crateOf(version)}</code>, compiled to WebAssembly. It parses,
          compiles and runs scripts in a worker of this browser; nothing is sent anywhere.
        </li>
        <li>
          Queries and deployments are compiled, not run. Windows, operators, pipelines and
          connectors are not part of that crate.
        </li>
        <li>
          Some things around the script are stand-ins: the host name is fixed, each event has the
          ingest time 0, and events have no origin. The clock is this browser's.
        </li>
        <li>
          A run has 5 seconds, and 16 MB of output.{' '}
          <Link to={`/docs/${latest}/getting-started/install`}>Install Tremor</Link> to run
          everything: <code>tremor run script.tremor -i events.json</code>.
        </li>
      </ul>
    </details>
  );
}
