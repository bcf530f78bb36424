import {useEffect, useState, type RefObject} from 'react';

/** Whether an element's content is wider than the element; updated while it is on the page. */
export function useSidewaysScroll(region: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);

  return scrolls;
}
