import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useSidewaysScroll} from './useSidewaysScroll';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways inside its column if it is wider than the column.
 *
 * If it scrolls, it can take focus and has a name, so that it can be scrolled with the keyboard. The Tab
 * key skips a table that fits.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const focusable = useSidewaysScroll(region)
    ? {role: 'group', tabIndex: 0, 'aria-label': 'Table, scrolls sideways'}
    : {};
  return (
    <div ref={region} className={styles.region} {...focusable}>
      <table {...props} />
    </div>
  );
}
