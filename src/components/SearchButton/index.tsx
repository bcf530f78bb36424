import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Opens the search, which looks first into the area of the page that it is on.
 *
 * It presses the key that every search of the site listens to, so that a page brings none of its code.
 */
export default function SearchButton({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
    >
      <Icon name="find" />
      {children}
    </button>
  );
}

function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
}
