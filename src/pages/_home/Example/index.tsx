import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {example} from '@site/samples/landing';
import section from '../section.module.css';
import {spread} from './spread';
import styles from './styles.module.css';
import Trace from './Trace';

/** Events in, script, event out: side by side, under the trace that they leave. */
export default function Example(): ReactNode {
  const left = example.results.filter((result) => result !== undefined);
  return (
    <section className={styles.example} aria-label="Example">
      <div className={section.inner}>
        <Trace />
        <div className={styles.panels}>
          <Panel title="Events in" language="json" code={example.events.join('\n')} />
          <Panel title="Script" language="tremor" code={example.script} />
          <Panel title="Event out" language="json" code={left.map(spread).join('\n')} />
        </div>
        <p className={styles.more}>
          <Link to="/playground#example=parse">Run this in the playground</Link>
        </p>
      </div>
    </section>
  );
}

type PanelProps = {readonly title: string; readonly language: string; readonly code: string};

function Panel({title, language, code}: PanelProps): ReactNode {
  return (
    <div className={clsx(styles.panel, language === 'tremor' && styles.script)}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <CodeBlock language={language}>{code}</CodeBlock>
    </div>
  );
}
