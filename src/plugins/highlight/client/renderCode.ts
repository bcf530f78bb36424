import {codeHtml} from '../core/codeHtml';
import type {CodeBlock} from '../core/highlighter';
import {tokenize} from './tokenize';

/** Renders the inside of a block's `<code>`. */
export function renderCode(block: CodeBlock): string {
  return codeHtml(tokenize(block.code, block.language), block);
}
