import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** The drawings of `static/img/icons.svg`: lines on a grid of 24 by 24. */
export type IconName =
  | 'answers'
  | 'api'
  | 'book'
  | 'bytes'
  | 'check'
  | 'connect'
  | 'contribute'
  | 'error'
  | 'find'
  | 'flow'
  | 'folder'
  | 'function'
  | 'install'
  | 'language'
  | 'operate'
  | 'page'
  | 'path'
  | 'people'
  | 'run'
  | 'time'
  | 'upgrade'
  | 'write';

/**
 * An icon next to a heading or link, whose text says the same. The drawings are in a separate file, so that
 * they do not add to the scripts of a page.
 */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
