// Replaces the original, which mounts all panels again after hydration: code blocks would lose the server's
// tokens, and every page with tabs would load the highlighter. Changed as well: the keys of the ARIA
// authoring practices for tabs, and each tab names its panel.
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {createContext, useId, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The start of the ids of the panels in a row of tabs; each ends with the number of its tab. */
export const PanelIds = createContext('');

/** The index of the tab that a key chooses, among `count` tabs. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  Enter: (index) => index,
  ' ': (index) => index,
};

function TabList({className, ids}: {readonly className: string | undefined; readonly ids: string}) {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (value: string, tab: HTMLElement) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const press = (event: KeyboardEvent<HTMLLIElement>, index: number) => {
    const next = KEYS[event.key]?.(index, tabValues.length);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement!.children[next] as HTMLElement;
    tab.focus();
    select(tabValues[next]!.value, tab);
  };
  return (
    <ul
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
          aria-controls={`${ids}${index}`}
          onKeyDown={(event) => {
            press(event, index);
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
  const ids = useId();
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx('theme-tabs-container', 'tabs-container', styles.container)}>
        <TabList className={props.className} ids={ids} />
        <div className={clsx('margin-top--md', styles.panels)}>
          <PanelIds value={ids}>{sanitizeTabsChildren(props.children)}</PanelIds>
        </div>
      </div>
    </TabsProvider>
  );
}
