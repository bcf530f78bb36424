import {useEffect, useEffectEvent} from 'react';

/** Runs with Ctrl+Enter (Cmd+Enter) from anywhere on the page; editors handle the key themselves. */
export function useRunKey(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
      return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
