/**
 * Handles the buttons of all code blocks, including the blocks of the first page, which React does not
 * hydrate (src/components/ServerHtml).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {copy, OUTCOME_MS} from '../../../components/copy';
import {copyableText} from '../core/copyableText';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  // A block is measured for cut-off lines when the pointer or the focus enters it: measuring all blocks of a
  // page in advance would cost a layout.
  document.addEventListener('pointerover', onEnter, {passive: true});
  document.addEventListener('focusin', onEnter);
}

function onClick({target}: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  const block = button && button.closest<HTMLElement>('.theme-code-block');
  if (!block) return;
  if (button.dataset.press === 'copy') void copyBlock(block, button);
  if (button.dataset.press === 'wrap') {
    button.setAttribute('aria-pressed', String(block.classList.toggle('code-wrapped')));
  }
}

function onEnter({target}: Event): void {
  const block = target instanceof Element && target.closest('.theme-code-block');
  const code = block && block.querySelector('pre');
  if (!code || block.classList.contains('code-wrapped')) return;
  block.classList.toggle('code-overflows', code.scrollWidth > code.clientWidth);
}

async function copyBlock(block: HTMLElement, button: HTMLElement): Promise<void> {
  const code = block.querySelector('pre');
  const language = /\blanguage-([\w-]+)/.exec(code?.className ?? '')?.[1] ?? '';
  const isCopied = await copy(copyableText(code?.textContent ?? '', language));
  const label = button.getAttribute('aria-label') ?? '';
  if (!isCopied || button.classList.contains('code-copied')) return;
  button.classList.add('code-copied');
  button.setAttribute('aria-label', translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
  setTimeout(() => {
    button.classList.remove('code-copied');
    button.setAttribute('aria-label', label);
  }, OUTCOME_MS);
}
