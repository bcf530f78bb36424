/** Opens the search by the key that every search of the site listens to: a page brings none of its code. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
}
