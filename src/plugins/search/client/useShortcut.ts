import {useEffect, useRef} from 'react';

/**
 * Calls the function on Ctrl+K and Cmd+K, and on `/` outside of text fields.
 *
 * @param slashOpens whether `/` is a shortcut
 */
export function useShortcut(slashOpens: boolean, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, slashOpens)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [slashOpens]);
}

function isShortcut(event: KeyboardEvent, slashOpens: boolean): boolean {
  if (event.isComposing || event.defaultPrevented || event.altKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return isCommand && !event.shiftKey;
  return slashOpens && event.key === '/' && !isCommand && !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
