/** The notice for readers who keep a copy: that a page comes from it, or that there is a newer one. */
import './notice.css';
import siteConfig from '@generated/docusaurus.config';
import {dayOf, fetchCopies, readKept} from './kept';

/** Shows the notice whenever there is something to say. */
export function watch(): void {
  window.addEventListener('offline', () => void update());
  window.addEventListener('online', () => void update());
  void update();
}

async function update(): Promise<void> {
  const kept = readKept();
  const {baseUrl} = siteConfig;
  if (!kept) return show('');
  const day = dayOf(kept);
  const from = document.documentElement.dataset.copyOf;
  if (from !== undefined || !navigator.onLine) {
    return show(`No network: you read your copy of ${kept.label} from ${from ?? day}.`, baseUrl);
  }
  try {
    const now = (await fetchCopies(baseUrl)).find(({label}) => label === kept.label);
    if (now?.id === kept.id) return show('');
    return show(
      now
        ? `Your copy of ${kept.label} is from ${day}, and there is a newer one.`
        : `Your copy is of ${kept.label}, which is no longer published.`,
      baseUrl,
    );
  } catch {
    return show(`No network: you read your copy of ${kept.label} from ${day}.`, baseUrl);
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
