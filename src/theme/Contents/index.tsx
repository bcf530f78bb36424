import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Area} from '@site/src/site/pages/contents';
import styles from './styles.module.css';

type Props = {readonly areas: readonly Area[]};

/** The page that lists every page of the site by area (src/site/pages/contents.ts). */
export default function Contents({areas}: Props): ReactNode {
  return (
    <Layout
      title="All pages"
      description="Every page of the Tremor site as one plain list: docs, community, RFCs, and blog."
    >
      <main className="container margin-vert--lg">
        <h1>All pages</h1>
        {areas.map(({name, pages}) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className={styles.list}>
              {pages.map(({title, path}) => (
                <li key={path}>
                  {/* Not a Link: with hundreds of them in view, a browser would prefetch the whole site. */}
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
