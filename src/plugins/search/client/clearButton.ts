/**
 * Shows a button that removes the marks of a search.
 *
 * @param container the landmark that it belongs to
 * @returns a function that removes the button
 */
export function showClearButton(container: Element, clear: () => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-highlight-clear';
  button.textContent = 'Clear search marks';
  button.addEventListener('click', clear);
  container.append(button);
  return () => button.remove();
}
