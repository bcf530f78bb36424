import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useSidewaysScroll} from './useSidewaysScroll';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways inside its column where it is wider than that.
 *
 * While it scrolls it takes the focus and has a name, so that it can be moved from the keyboard; a
 * table that fits is no stop for the Tab key.
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
