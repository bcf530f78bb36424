import type {Block} from '../core/blocks';

/** Reads the blocks of a sample from the page; the block with the button comes first. */
export function readBlocks(figure: HTMLElement): readonly Block[] {
  const blocks = [...figure.querySelectorAll<HTMLElement>('.theme-code-block')];
  const isSource = (block: HTMLElement): boolean => block.querySelector('.code-run') !== null;
  return [...blocks.filter(isSource), ...blocks.filter((block) => !isSource(block))].map(
    (block) => ({
      label: block.dataset.label ?? '',
      language: /\blanguage-([\w-]+)/.exec(block.querySelector('pre')?.className ?? '')?.[1] ?? '',
      text: (block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''),
    }),
  );
}
