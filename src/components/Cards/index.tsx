import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import SearchButton from '../SearchButton';
import styles from './styles.module.css';

export interface CardsProps {
  /**
   * A Markdown list. Each entry starts with a paragraph, either its name in bold or an icon and a link,
   * and goes on with text. If the name is a link, the whole card leads there.
   */
  readonly children: ReactNode;
  /** Puts each entry into a row, for a few entries in a certain order. */
  readonly rows?: boolean;
}

/** Shows the entries of a list as cards, without scripts. Screen readers announce a list. */
export default function Cards({children, rows = false}: CardsProps): ReactNode {
  return <div className={clsx(styles.cards, rows && styles.rows)}>{children}</div>;
}

export {Icon, SearchButton};
