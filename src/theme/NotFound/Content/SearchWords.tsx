import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {openSearch} from '@site/src/components/SearchButton/openSearch';
import {wordsOf} from './words';
import styles from './styles.module.css';

/** Types the words of the missing address into the search box. Without scripts there is no search. */
export default function SearchWords(): ReactNode {
  const {pathname} = useLocation();
  // Only a browser shows this: it is loaded there, by the page that the server rendered for all addresses.
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

/** As a reader would: open the search, and type. On a narrow screen its box comes with a dialog. */
function search(words: string): void {
  const type = ({target}: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    document.removeEventListener('focusin', type);
    // The box takes letters when it has been drawn.
    requestAnimationFrame(() => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(target, words);
      target.dispatchEvent(new Event('input', {bubbles: true}));
    });
  };
  document.addEventListener('focusin', type);
  openSearch();
}
