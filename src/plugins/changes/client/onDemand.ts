/** Opens the differences of a page; the line below its title is a link to the list of all changes. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.changed a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./panel').then(({open}) => open(link));
  });
}
