// Replaces the original, which mounts all panels again after hydration: code blocks would lose the server's
// tokens, and every page with tabs would load the highlighter.
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The number of tabs by which each key moves the focus. */
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

function TabList({className}: {readonly className?: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);
  const select = (value: string, tab: HTMLElement) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const press = (event: KeyboardEvent<HTMLLIElement>, value: string, index: number) => {
    if (event.key === 'Enter') select(value, event.currentTarget);
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (index + step + tabValues.length) % tabValues.length;
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <ul
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => {
            press(event, value, index);
          }}
          onClick={(event) => {
            select(value, event.currentTarget);
          }}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            selectedValue === value && 'tabs__item--active',
            attributes?.className as string | undefined,
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx('theme-tabs-container', 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
