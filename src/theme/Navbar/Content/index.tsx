// Wraps the content of the bar. Added: Escape closes a dropdown, whether the pointer, a press or the
// keyboard opened it (WCAG 2.2, 1.4.13), and brings the focus back to its button.
import {useEffect, type ReactNode} from 'react';
import Original from '@theme-original/Navbar/Content';

export default function NavbarContent(): ReactNode {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') document.querySelectorAll<HTMLElement>(OPEN).forEach(dismiss);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Original />;
}

const OPEN = '.navbar .dropdown:is(.dropdown--show, :hover, :focus-within)';

/** Hides a dropdown until the pointer leaves it or a key is pressed in it (navbar.css). */
function dismiss(dropdown: HTMLElement): void {
  dropdown.dataset.dismissed = '';
  const forget = () => {
    delete dropdown.dataset.dismissed;
    dropdown.removeEventListener('pointerleave', forget);
    dropdown.removeEventListener('keydown', forget);
  };
  dropdown.addEventListener('pointerleave', forget);
  // The key that is being handled has passed the dropdown: this hears the next one.
  dropdown.addEventListener('keydown', forget);
  if (dropdown.contains(document.activeElement))
    dropdown.querySelector<HTMLElement>('.navbar__link')?.focus({preventScroll: true});
  // The original closes what a key opened on a press outside of it, and has no other call for it.
  document.dispatchEvent(new MouseEvent('mousedown'));
}
