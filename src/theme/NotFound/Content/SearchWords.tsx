import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {openSearch} from '@site/src/components/SearchButton/openSearch';
import {wordsOf} from './words';
import styles from './styles.module.css';

/** A button that types the words of the missing address into the search box, which needs scripts. */
export default function SearchWords(): ReactNode {
  const {pathname} = useLocation();
  // Only rendered in the browser, because the server renders one page for all unknown addresses.
  const words = wordsOf(pathname);
  if (words === '') return null;
  return (
    <p>
      <button
        type="button"
        className={styles.search}
        onClick={() => {
          search(words);
        }}
      >
        Search for “{words}”
      </button>
    </p>
  );
}

/** Opens the search and types, as a reader would. On a narrow screen, the box is in a dialog. */
function search(words: string): void {
  const type = ({target}: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    document.removeEventListener('focusin', type);
    // The box accepts input after it has been drawn.
    requestAnimationFrame(() => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(target, words);
      target.dispatchEvent(new Event('input', {bubbles: true}));
    });
  };
  document.addEventListener('focusin', type);
  openSearch();
}
