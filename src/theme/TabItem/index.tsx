// Replaces the panel of a tab. Changed: it has its name, which is shown if all panels are open (on paper,
// and without scripts), and the browser's find searches the other panels, too. The option to render
// panels only when they are selected is gone, because text that is not in the HTML is neither found nor
// printed.
import {createElement, use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {PanelIds} from '../Tabs';
import styles from './styles.module.css';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const index = tabValues.findIndex((tab) => tab.value === value);
  // An element of our own, because React knows no other value of `hidden` than true for those of HTML.
  // src/components/reveal.ts selects the tab if the browser shows a panel.
  return createElement(
    'tab-panel',
    {
      role: 'tabpanel',
      id: `${use(PanelIds)}${index}`,
      'aria-label': tabValues[index]?.label ?? value,
      className: clsx(styles.panel, className),
      hidden: value === selectedValue ? undefined : 'until-found',
    },
    children,
  );
}
