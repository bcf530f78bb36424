import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import Samples from './_examples.mdx';
import styles from './styles.module.css';

/** Three tasks, each with a sample that readers can run and change in the page. */
export default function Examples(): ReactNode {
  return (
    <section className={styles.examples} aria-label="Examples">
      <MDXContent>
        <Samples />
      </MDXContent>
      <p className={styles.more}>
        <Link to="/playground#example=parse">More examples in the playground</Link>
      </p>
    </section>
  );
}
