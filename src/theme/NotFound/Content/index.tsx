// Replaces the body of the not-found page. Changed: suggestions (pages with a similar address, the search,
// the docs of each version, the other areas) instead of the advice to write to the owner of another site.
// It also sets the page's title, because below the docs only this body is rendered. Kept: the heading and
// the first sentence.
import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {HelpProps} from './Help';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const [isReady, setReady] = useState(false);
  const finish = useCallback(() => setReady(true), []);
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <svg className={styles.trace} viewBox="0 0 600 60" aria-hidden="true">
        <path d="M0 30h600" />
        <path className={styles.pick} d="M150 6v48" />
      </svg>
      <Heading as="h1" className={styles.title}>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <LazyHelp onReady={finish} />
      <div className={isReady ? undefined : styles.rest}>
        <p>
          Pages move between versions. Try the search at the top of the page with a word from the
          title, or begin at one of these:
        </p>
        <Places />
      </div>
    </main>
  );
}

function Places(): ReactNode {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  return (
    <ul className={styles.places}>
      {[latest, ...versions.filter((version) => version !== latest)].map(({label, path}) => (
        <li key={path}>
          <Link to={path}>Documentation of {label}</Link>
        </li>
      ))}
      <li>
        <Link to="/blog">Blog</Link>
      </li>
      <li>
        <Link to="/community">Community</Link>
      </li>
      <li>
        <Link to="/rfc">Requests for comments</Link>
      </li>
    </ul>
  );
}

/** Loads the suggestions on demand, because this module is part of the scripts of every docs page. */
function LazyHelp({onReady}: HelpProps): ReactNode {
  const [Help, setHelp] = useState<ComponentType<HelpProps>>();
  useEffect(() => {
    import('./Help').then(
      (part) => {
        setHelp(() => part.default);
      },
      // The links below are shown in any case.
      onReady,
    );
  }, [onReady]);
  return Help ? <Help onReady={onReady} /> : null;
}
