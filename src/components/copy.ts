/** The one way in which the site's buttons copy a text. */

/** How long the outcome is shown and said, in milliseconds. */
export const OUTCOME_MS = 2000;

const region = typeof document === 'undefined' ? undefined : addRegion();

/**
 * Copies a text to the clipboard, and says in the page's live region whether that worked.
 *
 * @param text a promise if it is fetched: Safari lets a page copy only during the click
 * @param failure what is said if the browser refuses
 * @returns whether the browser allowed it
 */
export async function copy(
  text: string | Promise<string>,
  failure = 'Not copied',
): Promise<boolean> {
  const isCopied = await write(text)
    .catch(async () => writeSelection(await text))
    .catch(() => false);
  say(isCopied ? 'Copied' : failure, isCopied);
  return isCopied;
}

async function write(text: string | Promise<string>): Promise<boolean> {
  if (typeof text === 'string') await navigator.clipboard.writeText(text);
  else {
    const toBlob = (all: string) => new Blob([all], {type: 'text/plain'});
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text.then(toBlob)})]);
  }
  return true;
}

/** Copies without the permission that the clipboard needs, and over plain HTTP. */
function writeSelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return isCopied;
}

function addRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'unseen';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

/** Says a message once; a refusal can be seen, too. */
function say(message: string, isUnseen: boolean): void {
  if (!region) return;
  region.className = isUnseen ? 'unseen' : 'refusal';
  region.textContent = message;
  setTimeout(() => (region.textContent = ''), OUTCOME_MS);
}
