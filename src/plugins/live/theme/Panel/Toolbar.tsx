import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import controls from '../controls.module.css';
import CopyButton from '../CopyButton';
import {runKey} from '../../client/runKey';
import styles from './styles.module.css';

export interface ToolbarProps {
  readonly label: 'Run' | 'Check';
  readonly source: string;
  readonly isChanged: boolean;
  /** Whether the button takes the focus of the one that it replaces. */
  readonly takesFocus: boolean;
  /** Address of the playground. */
  readonly link: string;
  readonly onRun: () => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The controls of a sample, with the outcome of the run next to them. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const {label, source, isChanged, takesFocus, link, onRun, onReset, children} = props;
  const run = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) run.current?.focus({preventScroll: true});
  }, [takesFocus]);
  return (
    <div className={styles.toolbar}>
      <button ref={run} type="button" className={controls.primary} onClick={onRun}>
        {label}{' '}
        <kbd className={controls.key} aria-hidden="true">
          {runKey()}
        </kbd>
      </button>
      {isChanged && (
        <button type="button" className={controls.button} onClick={onReset}>
          Reset
        </button>
      )}
      <CopyButton label="Copy" text={() => source} />
      <Link className={controls.button} to={link}>
        Open in playground
      </Link>
      {children}
    </div>
  );
}
