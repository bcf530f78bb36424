import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import landing from '@landing-data';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import section from '../section.module.css';
import {useDocsPath} from '../useDocsPath';
import styles from './styles.module.css';
import {installMethods, type InstallMethod} from './installMethods';

/** The commands that install the runtime, for each form of a release. */
export default function Install(): ReactNode {
  const docs = useDocsPath();
  return (
    <section className={section.section} aria-labelledby="install">
      <div className={clsx(section.inner, section.split)}>
        <div>
          <Heading as="h2" id="install" className={section.heading}>
            Install
          </Heading>
          <p className={section.intro}>
            The latest release is {landing.release}. It runs on x86-64 processors with AVX2, and
            builds from source on 64-bit ARM.
          </p>
          <p className={section.more}>
            <Link to={docs('getting-started/install')}>All steps of the installation</Link>
          </p>
        </div>
        <div className={styles.matter}>
          <Tabs groupId="install">
            {installMethods(landing.release).map(({id, label, commands, note}) => (
              <TabItem key={id} value={id} label={label}>
                <CodeBlock language="bash">{commands}</CodeBlock>
                <p className={styles.note}>
                  <Note kind={note} />
                </p>
              </TabItem>
            ))}
          </Tabs>
        </div>
      </div>
    </section>
  );
}

function Note({kind}: {readonly kind: InstallMethod['note']}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {runtime} = customFields?.trackers as {readonly runtime: string};
  switch (kind) {
    case 'image':
      return (
        <>
          Without arguments, the container runs the flows below <code>/etc/tremor/config</code>.
        </>
      );
    case 'download':
      return (
        <>
          Download the file from the <Link to={`${runtime}/releases`}>list of releases</Link> first.
        </>
      );
    case 'nix':
      return 'The release in nixpkgs can be older than the latest one.';
    case 'toolchain':
      return 'The installation page names the packages that the build needs, and the last steps.';
  }
}
