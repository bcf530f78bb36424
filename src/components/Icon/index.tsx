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
 * A sign beside a heading, which says the same in words.
 *
 * The drawings are a file of their own: a front page of the docs has a few hundred bytes left of what
 * its scripts may weigh, and all of them together are more.
 */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
