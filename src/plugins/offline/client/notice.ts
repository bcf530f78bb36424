/** The notice for readers with a copy: it says when a page comes from the copy, or a newer one exists. */
import './notice.css';
import siteConfig from '@generated/docusaurus.config';
import {fetchCopies, onChange, readStoredCopy} from './storedCopy';

const {baseUrl} = siteConfig;
/** Whether the reader has pressed anything in this page. */
let isUsed = false;

const PAGE = {text: 'Your copy', href: `${baseUrl}offline`};

/** Shows the notice now, and again whenever the network or the copy changes. */
export function watch(): void {
  window.addEventListener('offline', () => void update());
  window.addEventListener('online', () => void update());
  onChange(() => void update());
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => (isUsed = true), {capture: true, once: true});
  void update();
}

/**
 * Replaces a page of the copy by the one that has arrived from the site. A reader who has already used
 * the page is asked first.
 *
 * @param address of the page that has arrived
 */
export function replacePage(address: string): void {
  if (location.href.split('#')[0] !== address) return;
  if (isUsed) {
    show('The page has arrived from the site.', {text: 'Show it', href: address});
  } else location.reload();
}

async function update(): Promise<void> {
  const {copy, isLost} = await readStoredCopy(baseUrl);
  if (!copy) return show(isLost ? 'The browser has deleted your copy.' : '');
  const {label, day} = copy;
  const from = document.documentElement.dataset.copyOf;
  const unavailable = navigator.onLine ? 'The site is not available' : 'No network';
  const reading = `${unavailable}: you read your copy of ${label} from ${from ?? day}.`;
  if (from !== undefined || !navigator.onLine) return show(reading);
  if (copy.missing > 0) return show(`Your copy of ${label} is incomplete.`);
  try {
    const now = (await fetchCopies(baseUrl)).find((offered) => offered.label === label);
    if (now?.id === copy.id) return show('');
    show(
      now
        ? `Your copy of ${label} is from ${day}, and there is a newer one.`
        : `Your copy is of ${label}, which is no longer published.`,
    );
  } catch {
    show(reading);
  }
}

function show(text: string, {text: label, href} = PAGE): void {
  document.querySelector('.offline-notice')?.remove();
  if (text === '') return;
  const notice = document.createElement('aside');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-label', 'Your copy');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  notice.append(`${text} `, link);
  document.body.append(notice);
}
