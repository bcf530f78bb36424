import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface CardsProps {
  /** A list of Markdown; each entry starts with a paragraph in bold, its name, and goes on with text. */
  readonly children: ReactNode;
}

/** Shows the entries of a list as cards. The page needs no script for it, and a reader hears a list. */
export default function Cards({children}: CardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
