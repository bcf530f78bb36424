export {copy} from '../../../components/copy';

/** Names a button by the operation and the tab of the sample that it copies; all are called "Copy". */
export function nameButton(button: HTMLElement | null): void {
  const panel = button?.closest('[role=tabpanel]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  const heading = panel?.closest('[data-section-id]')?.querySelector('h2');
  const operation = heading?.getAttribute('aria-label');
  if (tab && operation) {
    button?.setAttribute('aria-label', `Copy ${tab.textContent} sample of ${operation}`);
  }
}
