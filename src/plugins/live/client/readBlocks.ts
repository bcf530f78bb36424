import type {Block} from '../core/blocks';

/**
 * Reads the blocks of a sample from the page.
 *
 * @param part class of a part in the sample's markup
 * @param label class of a part's label
 */
export function readBlocks(figure: HTMLElement, part: string, label: string): readonly Block[] {
  return [...figure.querySelectorAll('pre')].map((pre) => {
    const owner = pre.closest(`.${part}`);
    return {
      label: owner?.querySelector(`.${label}`)?.textContent ?? '',
      language: /\blanguage-([\w-]+)/.exec(pre.className)?.[1] ?? '',
      text: (pre.querySelector('code')?.textContent ?? '').replace(/\n$/, ''),
    };
  });
}
