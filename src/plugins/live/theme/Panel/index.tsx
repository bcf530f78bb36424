// The editor that a sample of a page becomes.
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {SampleColumn, SampleColumns, SamplePart} from '@site/src/samples/component/parts';
import sampleStyles from '@site/src/samples/component/styles.module.css';
import type {Entry} from '../../../../language/protocol';
import type {HiddenParts} from '../../../../samples/model/live';
import {helpFor} from '../../client/editor/help';
import {crateOf} from '../../client/languages';
import {usePlaygroundLink} from '../../client/usePlaygroundLink';
import {useRunner} from '../../client/useRunner';
import type {Block} from '../../core/blocks';
import type {Draft} from '../../core/draft';
import {findEdit, isSame, keepEdit} from '../../core/edits';
import {sourceOf} from '../../core/request';
import {underlinesOfSource} from '../../core/underlines';
import Editor from '../Editor';
import RuntimeNotice from '../RuntimeNotice';
import Remarks from '../Remarks';
import Results from '../Results';
import Status from '../Status';
import Inputs from './Inputs';
import styles from './styles.module.css';
import Toolbar from './Toolbar';

const LABELS: Readonly<Record<Entry, string>> = {
  script: 'Script',
  module: 'Module',
  query: 'Query',
  deployment: 'Deployment',
};

export interface PanelProps {
  /** The page's sample. */
  readonly initial: Draft;
  /** Where the sample is: edits of it are kept under this name. */
  readonly place: string;
  /** Whether it replaces a button that was clicked. */
  readonly takesFocus: boolean;
  readonly how: 'run' | 'check';
  readonly surrounding: HiddenParts;
  /** All blocks of the sample, the source first. */
  readonly blocks: readonly Block[];
}

/** A sample as an editor: source, inputs, and results. */
export default function Panel(props: PanelProps): ReactNode {
  const {initial, place, takesFocus, how, surrounding, blocks} = props;
  const [draft, setDraft] = useState(() => findEdit(openTab, place, initial) ?? initial);
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(keepEdit(openTab, place, initial, draft)), [place, initial, draft]);
  const {state, report, isStale, run} = useRunner(draft, how, surrounding, true);
  const help = useMemo(() => helpFor(initial.version), [initial.version]);
  const underlines = useMemo(
    () => underlinesOfSource(isStale ? undefined : report),
    [report, isStale],
  );
  const complete = useMemo(() => sourceOf(draft, surrounding), [draft, surrounding]);
  const link = usePlaygroundLink(complete);
  const change = (parts: Partial<Draft>) => setDraft((before) => ({...before, ...parts}));
  const label = LABELS[draft.entry];
  const isChanged = !isSame(draft, initial);
  return (
    <>
      <SamplePart label={label}>
        <Editor
          text={draft.source}
          language="tremor"
          label={label}
          help={help}
          underlines={underlines}
          onChange={(source) => change({source})}
          onRun={run}
        />
      </SamplePart>
      {how === 'run' ? (
        <SampleColumns fit="narrow">
          <SampleColumn>
            <Inputs draft={draft} state={state} onChange={change} onRun={run} />
          </SampleColumn>
          <SampleColumn>
            <SamplePart label="Result">
              {report && report.events.length > 0 ? (
                <Results report={report} isStale={isStale} />
              ) : (
                <p className={styles.none}>No result: the script did not run.</p>
              )}
            </SamplePart>
          </SampleColumn>
        </SampleColumns>
      ) : (
        <Recorded blocks={blocks.slice(1)} />
      )}
      {report && <Remarks remarks={report.remarks} />}
      <Toolbar
        label={how === 'run' ? 'Run' : 'Check'}
        source={draft.source}
        isChanged={isChanged}
        takesFocus={takesFocus}
        link={link}
        onRun={run}
        onReset={() => setDraft(initial)}
      >
        <Status state={state} />
      </Toolbar>
      <figcaption className={sampleStyles.note}>
        {isChanged && <span>{isKept ? CHANGED : CHANGED_AND_NOT_KEPT}</span>}
        <RuntimeNotice version={draft.version} />
        <span>{crateOf(draft.version)}</span>
      </figcaption>
    </>
  );
}

const CHANGED = 'Differs from the page’s sample. Your text is kept until you close this tab.';
const CHANGED_AND_NOT_KEPT =
  'Differs from the page’s sample. Your text is not kept: the browser’s storage is full or blocked.';

function openTab(): Storage {
  return window.sessionStorage;
}

/** The recorded results of the runtime, for samples that no page can run. */
function Recorded({blocks}: {readonly blocks: readonly Block[]}): ReactNode {
  if (blocks.length === 0) return null;
  return (
    <>
      <p className={styles.recorded}>
        Recorded with the runtime, from the text before you changed it:
      </p>
      {blocks.map(({label, language, text}, index) => (
        <SamplePart key={index} label={label}>
          <CodeBlock language={language}>{text}</CodeBlock>
        </SamplePart>
      ))}
    </>
  );
}
