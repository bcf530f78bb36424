import {codeHtml} from '../core/codeHtml';
import type {CodeBlock} from '../core/highlighter';
import {tokenize} from './tokenize';

/** Renders the HTML inside a block's `<code>`. */
export function renderCode({code, language, ...look}: CodeBlock): string {
  return codeHtml(tokenize(code, language), look);
}
