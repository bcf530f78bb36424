// The playground below its title. The page loads it later, so that its first script stays small.
import {useMemo, useRef, useState, type ReactNode} from 'react';
import type {Entry} from '../../../language/protocol';
import type {EditorHandle} from '../../../plugins/live/client/editor/createEditor';
import {downloadText} from '../../../plugins/live/client/downloadText';
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
import {useHistory} from './useHistory';
import {usePlayground, type PlaygroundState, type Shown} from './usePlayground';
import {useRunKey} from '../../../plugins/live/client/useRunKey';
import {useRunner} from '../../../plugins/live/client/useRunner';
import {ENTRY_LABELS} from '../../../plugins/live/core/draft';
import {exportDrafts} from '../../../plugins/live/core/keptDraft';
import {underlinesOfSource} from '../../../plugins/live/core/underlines';
import Editor from '../../../plugins/live/theme/Editor';
import RuntimeNotice from '../../../plugins/live/theme/RuntimeNotice';
import Inputs from '../../../plugins/live/theme/Panel/Inputs';
import Remarks from '../../../plugins/live/theme/Remarks';
import Actions from './Actions';
import Choice from './Choice';
import Drafts from './Drafts';
import Examples from './Examples';
import Functions from './Functions';
import History from './History';
import Notice from './Notice';
import Output from './Output';
import styles from './styles.module.css';

const ENTRIES = ['script', 'query', 'deployment', 'module'] as const;

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
  return <Opened first={first} />;
}

function Opened({first}: {readonly first: string}): ReactNode {
  const {shown, ...playground} = usePlayground(first);
  return shown && <Bench {...playground} shown={shown} />;
}

function Bench(props: PlaygroundState & {readonly shown: Shown}): ReactNode {
  const {shown, notice, loss, change, goTo, openExample, openKept, remove, dismiss} = props;
  const {draft} = shown;
  const {version, entry, source} = draft;
  const runner = useRunner(draft, 'run', undefined, isOpen(version));
  const {state, report, isStale, last, run} = runner;
  const runs = useHistory(shown, last);
  const help = useMemo(() => helpFor(version), [version]);
  const underlines = useMemo(
    () => underlinesOfSource(isStale ? undefined : report),
    [report, isStale],
  );
  const editor = useRef<EditorHandle>(undefined);
  const [panel, setPanel] = useState<'functions' | 'history'>();
  useRunKey(run);
  const has = (label: string, kind: Entry): boolean =>
    findVersion(label)?.entries.includes(kind) ?? false;
  const sourceLabel = ENTRY_LABELS[entry];
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
            void goTo({version: chosen, entry: has(chosen, entry) ? entry : 'script'})
          }
        />
        <Choice
          legend="Source"
          value={entry}
          options={ENTRIES.map((value) => ({
            ...{value, label: ENTRY_LABELS[value]},
            ...(has(version, value) ? {} : {refusal: `not in ${version}`}),
          }))}
          onChoose={(chosen) => void goTo({version, entry: chosen})}
        />
        <Actions
          draft={draft}
          report={isStale ? undefined : report}
          state={state}
          onRun={run}
          drafts={
            <Drafts
              shown={shown}
              notice={notice}
              onOpen={(chosen) => void openKept(chosen)}
              onRemove={(chosen) => void remove(chosen)}
            />
          }
        />
      </div>
      <Examples version={version} onOpen={(example) => void openExample(example)} />
      {loss && (
        <Notice
          notice={{
            ...{text: loss, isProblem: true},
            action: {
              label: 'Download this draft',
              run: () => downloadText('tremor-draft.json', exportDrafts([draft])),
            },
          }}
        />
      )}
      {notice && <Notice notice={notice} onDismiss={dismiss} />}
      <div className={styles.panes} data-entry={entry}>
        <section className={styles.pane} aria-label="Source">
          <div className={styles.paneHead}>
            <h2 className={styles.label}>{sourceLabel}</h2>
            {(['functions', 'history'] as const).map((name) => (
              <button
                key={name}
                type="button"
                className={styles.quiet}
                aria-expanded={panel === name}
                onClick={() => setPanel(panel === name ? undefined : name)}
              >
                {name === 'functions' ? 'Functions' : 'History'}
              </button>
            ))}
          </div>
          <Editor
            key={shown.id}
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
          {panel === 'history' && (
            <History
              runs={runs}
              onRestore={({source: text, events, meta, state: before, args}) =>
                change({source: text, events, meta, state: before, args})
              }
            />
          )}
          {panel === 'functions' && (
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
            <Inputs key={shown.id} draft={draft} state={state} onChange={change} onRun={run} />
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
