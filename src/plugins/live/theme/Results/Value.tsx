import {memo, useState, type ReactNode} from 'react';
import {megabytes} from '../../../../language/megabytes';
import {highlight} from '../../client/highlight';
import styles from './styles.module.css';

/** Longer values, in characters, are shown in part at first, because they would block the page. */
const SHOWN = 20_000;

export interface ValueProps {
  readonly text: string;
  readonly language?: 'tremor' | 'json';
}

/** A JSON value or a script in the site's colors; a button shows the rest of a long one. */
export default memo(function Value({text, language = 'json'}: ValueProps): ReactNode {
  const [whole, setWhole] = useState(false);
  const isLong = text.length > SHOWN && !whole;
  const lines = highlight(isLong ? text.slice(0, SHOWN) : text, language);
  return (
    <>
      <pre className={styles.value} tabIndex={0}>
        <code>
          {lines.map((pieces, line) => (
            <span key={line} className={styles.line}>
              {pieces.map((piece, index) => (
                <span key={index} className={piece.className}>
                  {piece.text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {isLong && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show all of it ({megabytes(text.length)})
        </button>
      )}
    </>
  );
});
