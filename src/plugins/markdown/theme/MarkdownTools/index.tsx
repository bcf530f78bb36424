import {useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TwinLink, {twinPath} from '../../../../components/TwinLink';
import {copy} from '../../../../components/copy';
import styles from './styles.module.css';

const FAILURE = 'Not copied: open the Markdown instead';

/** A button that copies the page as Markdown, and a link to it. Nothing is loaded before a click. */
export default function MarkdownTools(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const [result, setResult] = useState('');
  if (unlisted) return null;
  const path = twinPath(permalink);
  const press = async () => {
    const text = fetch(path).then((answer) =>
      answer.ok ? answer.text() : Promise.reject(new Error(`${path} answered ${answer.status}`)),
    );
    setResult((await copy(text, FAILURE)) ? 'Copied' : FAILURE);
  };
  return (
    <div className={styles.tools} data-search-ignore="">
      <TwinLink page={permalink} />
      <span>{result}</span>
      <button type="button" className="clean-btn" onClick={() => void press()}>
        Copy page<span className={styles.format}> as Markdown</span>
      </button>
      {/* Not a Link: Docusaurus knows no page at this path. */}
      <a href={path} aria-label="Open this page as Markdown">
        .md
      </a>
    </div>
  );
}
