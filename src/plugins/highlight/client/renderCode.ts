import {parseLines} from '@code-lines';
import {codeHtml} from '../core/codeHtml';
import type {CodeBlock} from '../core/highlighter';
import {tokenize} from './tokenize';

/** Renders the inside of a block's `<code>`. */
export function renderCode({codeInput, ...block}: CodeBlock): string {
  const {code, lineClassNames} = parseLines(codeInput, block);
  return codeHtml(tokenize(code, block.language), {...block, lineClassNames});
}
