// The box on the page of errors: a reader pastes lines of a log, and gets the messages in them explained.
// Scripts and messages load when the first text is entered. The text stays in the page.
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import NotLoaded from '../../../../components/NotLoaded';
import type {Explanation} from '../../core/explain';
import styles from './styles.module.css';

type Parts = {
  readonly Answers: ComponentType<{readonly explanation: Explanation}>;
  readonly explain: (log: string) => Promise<Explanation>;
};

export default function LogBox(): ReactNode {
  const {version} = useDocsVersion();
  const id = useId();
  const parts = useRef<Promise<Parts>>(undefined);
  const latest = useRef('');
  const [shown, show] = useState<ReactNode>(null);
  const read = async (log: string): Promise<void> => {
    latest.current = log;
    if (log.trim() === '') return show(null);
    try {
      const {Answers, explain} = await (parts.current ??= load(version));
      const explanation = await explain(log);
      // A slower answer to an earlier text does not replace a later one.
      if (latest.current === log) show(<Answers explanation={explanation} />);
    } catch {
      parts.current = undefined;
      show(<NotLoaded>The messages did not load. Change the text to try again.</NotLoaded>);
    }
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        Paste lines of a log to get them explained. They stay in this page.
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        placeholder="[2022-08-01T12:00:00Z ERROR tremor_runtime::system::flow] …"
        onChange={({target}) => void read(target.value)}
      />
      {shown}
    </div>
  );
}

async function load(version: string): Promise<Parts> {
  const [{default: Answers}, {openExplainer}] = await Promise.all([
    import('../Answers'),
    import('../../client/openExplainer'),
  ]);
  const explainer = await openExplainer(version);
  return {Answers, explain: async (log) => explainer.explain(log)};
}
