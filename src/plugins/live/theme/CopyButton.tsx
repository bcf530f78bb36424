import {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '../client/copyText';
import styles from './controls.module.css';

export interface CopyButtonProps {
  readonly label: string;
  /** Returns the text to copy, when the button is clicked. */
  readonly text: () => string | Promise<string>;
}

/** A button that copies a text and shows whether that worked. */
export default function CopyButton({label, text}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(await text())) ? 'Copied' : 'Not copied');
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {outcome ?? label}
      </button>
      <span role="status" className={styles.unseen}>
        {outcome}
      </span>
    </>
  );
}
