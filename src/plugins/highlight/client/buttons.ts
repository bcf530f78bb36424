/**
 * Answers the buttons of all code blocks, those included that React never saw because the server
 * rendered them (src/components/ServerHtml).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {copyableText} from '../core/copyableText';

/** How long a button says that it has copied, in milliseconds. */
const TOLD_MS = 1500;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  // A block says whether its lines are cut off when somebody comes near it: to measure all blocks
  // of a page in advance would cost a layout.
  document.addEventListener('pointerover', onNear, {passive: true});
  document.addEventListener('focusin', onNear);
}

function onClick({target}: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  const block = button && button.closest<HTMLElement>('.theme-code-block');
  if (!block) return;
  if (button.dataset.press === 'copy') void copy(block, button);
  if (button.dataset.press === 'wrap') {
    button.setAttribute('aria-pressed', String(block.classList.toggle('code-wrapped')));
  }
}

function onNear({target}: Event): void {
  const block = target instanceof Element && target.closest('.theme-code-block');
  const code = block && block.querySelector('pre');
  if (!code || block.classList.contains('code-wrapped')) return;
  block.classList.toggle('code-overflows', code.scrollWidth > code.clientWidth);
}

async function copy(block: HTMLElement, button: HTMLElement): Promise<void> {
  const code = block.querySelector('pre');
  const language = /\blanguage-([\w-]+)/.exec(code?.className ?? '')?.[1] ?? '';
  // Refused only without HTTPS, or by the reader: the error is left to what watches for errors.
  await navigator.clipboard.writeText(copyableText(code?.textContent ?? '', language));
  const label = button.getAttribute('aria-label') ?? '';
  if (button.classList.contains('code-copied')) return;
  button.classList.add('code-copied');
  button.setAttribute('aria-label', translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
  setTimeout(() => {
    button.classList.remove('code-copied');
    button.setAttribute('aria-label', label);
  }, TOLD_MS);
}
