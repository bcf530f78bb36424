import type {ReactNode} from 'react';
import examples from '@playground-examples';
import type {Example} from '../../../plugins/live/core/example';
import styles from './styles.module.css';

export interface ExamplesProps {
  readonly version: string;
  readonly onOpen: (example: Example) => void;
}

/** Tasks to begin with. */
export default function Examples({version, onOpen}: ExamplesProps): ReactNode {
  return (
    <nav className={styles.examples} aria-label="Examples">
      <span className={styles.label} aria-hidden="true">
        Examples
      </span>
      <ul>
        {examples
          .filter(({versions}) => versions.includes(version))
          .map((example) => (
            <li key={example.id}>
              <button type="button" title={example.about} onClick={() => onOpen(example)}>
                {example.task}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}
