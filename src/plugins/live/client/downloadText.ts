/** Saves a text as a file of the reader's. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to open the address before it goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
