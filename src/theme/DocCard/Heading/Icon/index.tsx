// Replaces the icon of a card: the original is an emoji, which looks different on each system.
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
