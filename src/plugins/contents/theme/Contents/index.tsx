import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Area} from '../../core/listPages';
import styles from './styles.module.css';

type Props = {readonly areas: readonly Area[]};

/** Every page of the site by area. */
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
                  {/* No Link: hundreds of them in view would fetch the whole site ahead. */}
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
