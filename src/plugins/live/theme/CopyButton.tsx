import {useEffect, useState, type ReactNode} from 'react';
import {copy, OUTCOME_MS} from '../../../components/copy';
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
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const press = async (): Promise<void> => {
    setOutcome((await copy(text())) ? 'Copied' : 'Not copied');
  };
  return (
    <button type="button" className={styles.button} onClick={() => void press()}>
      {outcome ?? label}
    </button>
  );
}
