// Replaces the panel of a tab. Changed: it has its name, which is shown if all panels are open (on paper,
// and without scripts). The option to render panels only when they are selected is gone, because text
// that is not in the HTML is neither found nor printed.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const label = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      aria-label={label}
      className={className ? `${styles.panel} ${className}` : styles.panel}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
