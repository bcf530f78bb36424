import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Suggestions as Found} from './suggest';
import styles from './styles.module.css';

type Props = {
  /** Called when the suggestions are found, or have failed to load. */
  readonly onReady: () => void;
};

/** Pages that a reader may have been looking for; empty until they are found, or if no page is similar. */
export default function Suggestions({onReady}: Props): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const [found, setFound] = useState<Found>({otherVersions: [], similar: []});
  useEffect(() => {
    let isCurrent = true;
    const latestFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
    const roots = latestFirst.map(({path}) => path);
    import('./suggest').then(
      ({suggest}) => {
        if (isCurrent) setFound(suggest(pathname, roots));
        onReady();
      },
      // The links below are shown in any case.
      onReady,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, versions, onReady]);
  if (found.otherVersions.length + found.similar.length === 0) return null;
  return (
    <div role="status">
      <List title="The same page in another version" pages={found.otherVersions} />
      <List title="Pages with a similar address" pages={found.similar} />
    </div>
  );
}

type ListProps = {readonly title: string; readonly pages: readonly string[]};

function List({title, pages}: ListProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <p className={styles.group}>{title}</p>
      <ul className={styles.places}>
        {pages.map((page) => (
          <li key={page}>
            <Link to={page}>{page}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
