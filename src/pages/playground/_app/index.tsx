// The playground below its title. The page loads it later, so that its first script stays small.
import {useMemo, useRef, useState, type ReactNode} from 'react';
import type {Entry} from '../../../language/protocol';
import type {EditorHandle} from '../../../plugins/live/client/editor/createEditor';
import {helpFor} from '../../../plugins/live/client/editor/help';
import {insertCall} from '../../../plugins/live/client/editor/insert';
import {
  allVersions,
  bytesOf,
  findVersion,
  firstVersion,
  isOpen,
  publishedVersions,
} from '../../../plugins/live/client/languages';
import {usePlayground} from './usePlayground';
import {useRunKey} from '../../../plugins/live/client/useRunKey';
import {useRunner} from '../../../plugins/live/client/useRunner';
import {underlinesOfSource} from '../../../plugins/live/core/underlines';
import Editor from '../../../plugins/live/theme/Editor';
import RuntimeNotice from '../../../plugins/live/theme/RuntimeNotice';
import Inputs from '../../../plugins/live/theme/Panel/Inputs';
import Remarks from '../../../plugins/live/theme/Remarks';
import Actions from './Actions';
import Choice from './Choice';
import Examples from './Examples';
import Functions from './Functions';
import Notice from './Notice';
import Output from './Output';
import styles from './styles.module.css';

const ENTRIES = [
  ['script', 'Script'],
  ['query', 'Query'],
  ['deployment', 'Deployment'],
] as const;

/** The playground, or the reason why it is absent. */
export default function Playground(): ReactNode {
  const first = firstVersion();
  if (!first) {
    return (
      <p className={styles.absent} role="status">
        This copy of the site was built without the language files, so nothing can run here. The
        command <code>npm run language</code> builds them.
      </p>
    );
  }
  return <Bench first={first} />;
}

function Bench({first}: {readonly first: string}): ReactNode {
  const {draft, notice, change, goTo, openExample, restore, dismiss} = usePlayground(first);
  const {version, entry, source} = draft;
  const runner = useRunner(draft, 'run', undefined, isOpen(version));
  const {state, report, isStale, run} = runner;
  const help = useMemo(() => helpFor(version), [version]);
  const underlines = useMemo(
    () => underlinesOfSource(isStale ? undefined : report),
    [report, isStale],
  );
  const editor = useRef<EditorHandle>(undefined);
  const [showsFunctions, setShowsFunctions] = useState(false);
  useRunKey(run);
  const has = (label: string, kind: Entry): boolean =>
    findVersion(label)?.entries.includes(kind) ?? false;
  const sourceLabel = ENTRIES.find(([name]) => name === entry)?.[1] ?? 'Script';
  return (
    <div className={styles.playground}>
      <div className={styles.bar}>
        <Choice
          legend="Version"
          value={version}
          options={allVersions.map((known) => ({
            ...{value: known.label, label: known.label},
            ...(publishedVersions.includes(known) ? {} : {refusal: 'not built with this site'}),
          }))}
          onChoose={(chosen) =>
            goTo({version: chosen, entry: has(chosen, entry) ? entry : 'script'})
          }
        />
        <Choice
          legend="Source"
          value={entry}
          options={ENTRIES.map(([value, label]) => ({
            ...{value, label},
            ...(has(version, value) ? {} : {refusal: `not in ${version}`}),
          }))}
          onChoose={(chosen) => goTo({version, entry: chosen})}
        />
        <Actions draft={draft} report={isStale ? undefined : report} state={state} onRun={run} />
      </div>
      <Examples version={version} onOpen={openExample} />
      {notice && <Notice notice={notice} onRestore={restore} onDismiss={dismiss} />}
      <div className={styles.panes} data-entry={entry}>
        <section className={styles.pane} aria-label="Source">
          <div className={styles.paneHead}>
            <h2 className={styles.label}>{sourceLabel}</h2>
            <button
              type="button"
              className={styles.quiet}
              aria-expanded={showsFunctions}
              onClick={() => setShowsFunctions(!showsFunctions)}
            >
              Functions
            </button>
          </div>
          <Editor
            key={`${version} ${entry}`}
            className={styles.source}
            text={source}
            language="tremor"
            label={sourceLabel}
            lineNumbers
            help={help}
            underlines={underlines}
            handle={editor}
            onChange={(text) => change({source: text})}
            onRun={run}
          />
          {report && <Remarks remarks={report.remarks} />}
          {showsFunctions && (
            <Functions
              version={version}
              onInsert={(module, name) => {
                if (editor.current) insertCall(editor.current, module, name);
              }}
            />
          )}
        </section>
        <section className={styles.pane} aria-label="Events and results">
          {entry === 'script' && (
            <Inputs key={version} draft={draft} state={state} onChange={change} onRun={run} />
          )}
          <Output
            entry={entry}
            report={report}
            isStale={isStale}
            isOpen={isOpen(version)}
            bytes={bytesOf(version)}
          />
        </section>
      </div>
      <RuntimeNotice version={version} />
    </div>
  );
}
