/** Opens the search by its keyboard shortcut, so that a page needs none of the search's code. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
}
