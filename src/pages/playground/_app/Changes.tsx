// Loaded when it is chosen: it has a library for comparing texts.
import type {ReactNode} from 'react';
import {diffLines} from 'diff';
import {sortedJson} from '../../../samples/model/json';
import type {EventReport, Report} from '../../../plugins/live/core/report';
import {SHOWN} from '../../../plugins/live/theme/Results';
import styles from './styles.module.css';

/** More changed lines than this are not compared: that would block the page. */
const MOST = 2_000;

/** How the value of each event differs from the event, with the keys of records in alphabetical order. */
export default function Changes({report}: {readonly report: Report}): ReactNode {
  return (
    <ol className={styles.changes} aria-label="Changes of the events">
      {report.events.slice(0, SHOWN).map((event, index) => (
        <li key={index}>
          <Change event={event} />
        </li>
      ))}
    </ol>
  );
}

function Change({event: {event, value, outcome}}: {readonly event: EventReport}): ReactNode {
  if (value === undefined) return <p>{outcome}</p>;
  const parts = diffLines(sortedJson(event), sortedJson(value), {maxEditLength: MOST});
  if (!parts) return <p>The value has little in common with the event.</p>;
  if (parts.every(({added, removed}) => !added && !removed)) return <p>unchanged</p>;
  return (
    <pre tabIndex={0}>
      {parts.map((part, index) => {
        const [Element, sign] = part.added
          ? (['ins', '+'] as const)
          : part.removed
            ? (['del', '-'] as const)
            : (['span', ' '] as const);
        return (
          <Element key={index}>
            {part.value.replace(/\n$/, '').replace(/^/gm, `${sign} `)}
            {'\n'}
          </Element>
        );
      })}
    </pre>
  );
}
