import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NotLoaded from '@site/src/components/NotLoaded';
import styles from './styles.module.css';

const Playground = lazy(() =>
  import('@site/src/pages/playground/_app').catch(() => ({default: NoPlayground})),
);

/** The page of the playground, which itself loads later. */
export default function PlaygroundPage(): ReactNode {
  // The landing page links to this hash, which names an example and not a heading.
  useBrokenLinks().collectAnchor('example=parse');
  return (
    <Layout
      title="Playground"
      description="Write Tremor scripts, run them on your own events in the browser with the real language implementation, and share them as links."
    >
      <main className={styles.page}>
        <header className={styles.header}>
          <Heading as="h1">Playground</Heading>
          <p>
            Tremor’s own language implementation, in your browser. Change something, and see what
            comes out. Nothing that you type leaves this page.
          </p>
        </header>
        <noscript>
          <p>The playground needs JavaScript: it runs WebAssembly in this page.</p>
        </noscript>
        <div className={styles.place}>
          <BrowserOnly>
            {() => (
              <Suspense>
                <Playground />
              </Suspense>
            )}
          </BrowserOnly>
        </div>
      </main>
    </Layout>
  );
}

function NoPlayground(): ReactNode {
  return (
    <p role="alert">
      <NotLoaded>
        The playground did not load. Check the connection, then reload the page.
      </NotLoaded>
    </p>
  );
}
