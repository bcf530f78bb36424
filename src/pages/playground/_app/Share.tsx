import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SharedLink {
  readonly url: string;
  readonly isCopied: boolean;
}

export interface ShareProps {
  readonly link: SharedLink;
  readonly onClose: () => void;
}

/** The link to a draft, for those whose browser does not copy as well. */
export default function Share({link: {url, isCopied}, onClose}: ShareProps): ReactNode {
  return (
    <div className={styles.notice}>
      <span>
        {isCopied ? 'The link is in your clipboard.' : 'Copy this link:'} It contains all that you
        typed: the source, its events, metadata, state and arguments. Nothing was sent anywhere.
      </span>
      <input
        className={styles.link}
        readOnly
        value={url}
        aria-label="Link to this draft"
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={styles.quiet} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
