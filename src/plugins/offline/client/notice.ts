/** The notice for readers with a copy: it says when a page comes from the copy, or a newer one exists. */
import './notice.css';
import siteConfig from '@generated/docusaurus.config';
import {dayOf, fetchCopies, readStoredCopy} from './storedCopy';

/** Shows the notice now, and again whenever the network goes or comes back. */
export function watch(): void {
  window.addEventListener('offline', () => void update());
  window.addEventListener('online', () => void update());
  void update();
}

async function update(): Promise<void> {
  const stored = readStoredCopy();
  const {baseUrl} = siteConfig;
  if (!stored) return show('');
  const day = dayOf(stored);
  const from = document.documentElement.dataset.copyOf;
  if (from !== undefined || !navigator.onLine) {
    return show(`No network: you read your copy of ${stored.label} from ${from ?? day}.`, baseUrl);
  }
  try {
    const now = (await fetchCopies(baseUrl)).find(({label}) => label === stored.label);
    if (now?.id === stored.id) return show('');
    return show(
      now
        ? `Your copy of ${stored.label} is from ${day}, and there is a newer one.`
        : `Your copy is of ${stored.label}, which is no longer published.`,
      baseUrl,
    );
  } catch {
    return show(`No network: you read your copy of ${stored.label} from ${day}.`, baseUrl);
  }
}

function show(text: string, baseUrl = ''): void {
  document.querySelector('.offline-notice')?.remove();
  if (text === '') return;
  const notice = document.createElement('aside');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-label', 'Your copy');
  const link = document.createElement('a');
  link.href = `${baseUrl}offline`;
  link.textContent = 'Your copy';
  notice.append(`${text} `, link);
  document.body.append(notice);
}
