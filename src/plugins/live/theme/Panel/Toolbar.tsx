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
  /** Address of the playground; absent for samples that it cannot open. */
  readonly link: string | undefined;
  readonly onRun: () => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The controls of a sample, with the outcome of the run next to them. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const {label, source, isChanged, link, onRun, onReset, children} = props;
  const run = useRef<HTMLButtonElement>(null);
  // It replaces the button that was clicked, so it takes its focus.
  useEffect(() => run.current?.focus({preventScroll: true}), []);
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
      {link !== undefined && (
        <Link className={controls.button} to={link}>
          Open in playground
        </Link>
      )}
      {children}
    </div>
  );
}
