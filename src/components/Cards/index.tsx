import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import SearchButton from '../SearchButton';
import styles from './styles.module.css';

export interface CardsProps {
  /**
   * A list of Markdown; each entry starts with a paragraph that is its name in bold, or an icon and a
   * link, and goes on with text. Where the name is a link, all of its card leads there.
   */
  readonly children: ReactNode;
  /** One entry per row, for a few that belong in an order. */
  readonly rows?: boolean;
}

/** Shows the entries of a list as cards. The page needs no script for it, and a reader hears a list. */
export default function Cards({children, rows = false}: CardsProps): ReactNode {
  return <div className={clsx(styles.cards, rows && styles.rows)}>{children}</div>;
}

export {Icon, SearchButton};
