import type {ReactNode} from 'react';
import Icon from '../Icon';
import {openSearch} from './openSearch';
import styles from './styles.module.css';

/** Opens the search, which shows results from the area of the page first. */
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
