import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from './styles.module.css';

/** What a page says after a press. */
const SAID = {
  copied: 'Copied',
  failed: 'Not copied: open the Markdown instead',
} as const;

/**
 * Copies the text of the page as Markdown, and leads to it. Nothing is loaded before a press: Safari
 * writes to the clipboard only within the press, so that the text is handed over while it still loads.
 *
 * @param path the path of the Markdown
 */
export default function PageMarkdown({path}: {readonly path: string}): ReactNode {
  const [said, say] = useState<keyof typeof SAID>();
  const copy = () => {
    const text = fetch(path).then((answer) =>
      answer.ok ? answer.text() : Promise.reject(new Error(`${path} answered ${answer.status}`)),
    );
    write(text).then(
      () => say('copied'),
      () => say('failed'),
    );
  };
  return (
    <div className={styles.tools} data-search-ignore="">
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <span role="status">{said && SAID[said]}</span>
      <button type="button" className="clean-btn" onClick={copy}>
        Copy page as Markdown
      </button>
      {/* No Link: it is no page of the site. */}
      <a href={path} aria-label="Open this page as Markdown">
        .md
      </a>
    </div>
  );
}

function write(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return text.then((all) => navigator.clipboard.writeText(all));
  const blob = text.then((all) => new Blob([all], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
