import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from './styles.module.css';

/** Messages after a click. */
const MESSAGES = {
  copied: 'Copied',
  failed: 'Not copied: open the Markdown instead',
} as const;

/**
 * A button that copies the page as Markdown, and a link to it. Nothing is loaded before a click. Safari
 * lets a page write to the clipboard only during the click, so it gets the promise of a text.
 *
 * @param path the path of the Markdown
 */
export default function MarkdownTools({path}: {readonly path: string}): ReactNode {
  const [result, setResult] = useState<keyof typeof MESSAGES>();
  const copy = () => {
    const text = fetch(path).then((answer) =>
      answer.ok ? answer.text() : Promise.reject(new Error(`${path} answered ${answer.status}`)),
    );
    write(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    <div className={styles.tools} data-search-ignore="">
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <span role="status">{result && MESSAGES[result]}</span>
      <button type="button" className="clean-btn" onClick={copy}>
        Copy page as Markdown
      </button>
      {/* Not a Link: Docusaurus knows no page at this path. */}
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
