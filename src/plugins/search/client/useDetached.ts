import {useEffect, useState} from 'react';

/** Media query of the screens on which the search covers the page and does not open below the box. */
export const DETACHED = '(max-width: 680px)';

/** Delay in milliseconds after the last resize event before the layout is updated. */
const RESIZE_DEBOUNCE = 20;

/** Calls the listener after the window was resized; returns a function that removes the listener. */
export function onResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_DEBOUNCE);
  };
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}

/** Whether the window is so small that the search covers the page. */
export function useDetached(): boolean {
  const [isDetached, setDetached] = useState(() => window.matchMedia(DETACHED).matches);
  useEffect(() => onResize(() => setDetached(window.matchMedia(DETACHED).matches)), []);
  return isDetached;
}
