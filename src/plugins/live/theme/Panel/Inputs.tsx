import {useState, type ReactNode} from 'react';
import {SamplePart} from '@site/src/samples/component/parts';
import type {RunState} from '../../client/useRunner';
import {INPUT_LABELS, INPUT_NAMES, type Draft, type InputName} from '../../core/draft';
import {underlinesOfInput} from '../../core/underlines';
import Editor from '../Editor';
import styles from './styles.module.css';

export interface InputsProps {
  readonly draft: Draft;
  readonly state: RunState;
  readonly onChange: (parts: Partial<Draft>) => void;
  readonly onRun: () => void;
}

/** The inputs of a script: its events, and on request metadata, state and arguments. */
export default function Inputs({draft, state, onChange, onRun}: InputsProps): ReactNode {
  const [added, setAdded] = useState<readonly InputName[]>(['events']);
  const isOpen = (name: InputName) => added.includes(name) || draft[name] !== '';
  const problems = state.phase === 'invalid-input' ? state.problems : [];
  const closed = INPUT_NAMES.filter((name) => !isOpen(name));
  return (
    <>
      {INPUT_NAMES.filter(isOpen).map((name) => (
        <SamplePart key={name} label={INPUT_LABELS[name]}>
          <Editor
            text={draft[name]}
            language="json"
            label={INPUT_LABELS[name]}
            placeholder={name === 'events' ? 'null' : ''}
            underlines={underlinesOfInput(problems, name)}
            onChange={(text) => {
              // An emptied editor stays, because the reader is still typing in it.
              if (!added.includes(name)) setAdded([...added, name]);
              onChange({[name]: text});
            }}
            onRun={onRun}
          />
        </SamplePart>
      ))}
      {closed.length > 0 && (
        <p className={styles.add}>
          {closed.map((name) => (
            <button key={name} type="button" onClick={() => setAdded([...added, name])}>
              Add {INPUT_LABELS[name].toLowerCase()}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
