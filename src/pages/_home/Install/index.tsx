import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {example} from '@site/samples/landing';
import section from '../section.module.css';
import {useDocsPath} from '../useDocsPath';
import styles from './styles.module.css';
import {ways} from './ways';

/** How to get the runtime, and the first command to give it. */
export default function Install(): ReactNode {
  const docs = useDocsPath();
  return (
    <section className={section.section} aria-labelledby="install">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="install" className={section.heading}>
            Install it, run the example
          </Heading>
          <p className={section.intro}>
            Each release comes in several forms. The{' '}
            <Link className={styles.link} to={docs('getting-started/install')}>
              installation page
            </Link>{' '}
            has the commands.
          </p>
        </div>
        <div className={styles.matter}>
          <dl className={styles.ways}>
            {ways.map(({system, form}) => (
              <div key={system} className={styles.way}>
                <dt>{system}</dt>
                <dd>{form}</dd>
              </div>
            ))}
          </dl>
          <p>
            Save the script above as <code>hot.tremor</code> and the events as{' '}
            <code>events.json</code>, one on each line. Then:
          </p>
          <CodeBlock language="console">{session()}</CodeBlock>
        </div>
      </div>
    </section>
  );
}

/** The command and what it prints: compact JSON, one line for each event that was not dropped. */
function session(): string {
  const lines = example.results
    .filter((result) => result !== undefined)
    .map((result) => JSON.stringify(JSON.parse(result)));
  return ['$ tremor run hot.tremor --infile events.json', ...lines].join('\n');
}
