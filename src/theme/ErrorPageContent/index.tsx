// Wraps the crash screen: its texts and its button stay, with the site's styles.
import type {ComponentProps, ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <div className={styles.screen}>
      <ErrorPageContent {...props} />
    </div>
  );
}
