// Replaces the sign of a card: the original's is an emoji, which each system draws in colors of its own.
import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/DocCard/Heading/Icon';
import styles from './styles.module.css';

export default function CardIcon({item}: Props): ReactNode {
  return (
    <span className={styles.sign}>
      <Icon name={item.type === 'category' ? 'folder' : 'page'} />
    </span>
  );
}
