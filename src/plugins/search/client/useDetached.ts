import {useEffect, useState} from 'react';

/** Screens on which the search covers the page instead of opening below the box. */
export const DETACHED = '(max-width: 680px)';

/** Resizing fires many events; the layout follows the last one, after this many milliseconds. */
const RESIZE_DEBOUNCE = 20;

/** Calls the listener after the window's size has settled; returns a function that stops it. */
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
