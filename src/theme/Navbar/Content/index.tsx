// Wraps the content of the bar. Added: Escape closes a dropdown that the pointer, a touch or the keyboard
// opened (WCAG 2.2, 1.4.13), and returns the focus to its button. A click without a pointer, by a screen
// reader or voice control, opens and closes a dropdown as Enter does.
import {useEffect, type ReactNode} from 'react';
import Original from '@theme-original/Navbar/Content';

export default function NavbarContent(): ReactNode {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') document.querySelectorAll<HTMLElement>(OPEN).forEach(dismiss);
    };
    document.addEventListener('keydown', onKeyDown);
    // Before React follows the link of the version menu.
    document.addEventListener('click', toggleWithoutPointer, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', toggleWithoutPointer, true);
    };
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
  // The current key event has already passed the dropdown, so this handles the next one.
  dropdown.addEventListener('keydown', forget);
  if (dropdown.contains(document.activeElement))
    dropdown.querySelector<HTMLElement>('.navbar__link')?.focus({preventScroll: true});
  // A click outside is the only way to close a dropdown of the original that a key opened.
  document.dispatchEvent(new MouseEvent('mousedown'));
}

/** Handles a click that no pointer made: the original ignores it, and handles Enter. */
function toggleWithoutPointer(event: MouseEvent): void {
  const button = (event.target as Element).closest('.navbar .dropdown > .navbar__link');
  if (!button || event.detail > 0) return;
  event.preventDefault();
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
}
