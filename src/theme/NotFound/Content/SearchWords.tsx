import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {wordsOf} from './words';
import styles from './styles.module.css';

/** Types the words of the missing address into the search box. Without scripts there is no search. */
export default function SearchWords(): ReactNode {
  const {pathname} = useLocation();
  // The server knows no address: it renders one page for all that are missing.
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(wordsOf(pathname));
  }, [pathname]);
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

/** As a reader would: turn to the box, and type. */
function search(words: string): void {
  const box = document.querySelector<HTMLInputElement>('[role="search"] input[type="search"]');
  if (!box) return;
  box.focus();
  // On a narrow screen the focus moves to the box of a dialog.
  requestAnimationFrame(() => {
    const target =
      document.activeElement instanceof HTMLInputElement ? document.activeElement : box;
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(target, words);
    target.dispatchEvent(new Event('input', {bubbles: true}));
  });
}
