import {useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
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
 */
export default function MarkdownTools(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const [result, setResult] = useState<keyof typeof MESSAGES>();
  if (unlisted) return null;
  // The front pages of docs end in a slash here, but not in the site's addresses.
  const path = `${permalink.replace(/\/$/, '')}.md`;
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
        Copy page<span className={styles.format}> as Markdown</span>
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
