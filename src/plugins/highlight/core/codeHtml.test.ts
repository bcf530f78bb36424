import {describe, expect, it} from 'vitest';
import {codeHtml} from './codeHtml';
import type {LineLook} from './highlighter';
import type {CodeLine} from './highlighter';

const plain: LineLook = {lineClassNames: {}, lineNumbersStart: undefined};
const plainLines = (code: string): readonly CodeLine[] =>
  code.split('\n').map((content) => [{types: [], content}]);
const line = (...tokens: readonly [string, string][]): CodeLine =>
  tokens.map(([types, content]) => ({types: types.split(' '), content}));

describe('codeHtml', () => {
  it('makes one element per line, with the line break inside', () => {
    expect(codeHtml(plainLines('a\n\nb'), plain, 'text')).toBe(
      '<span class="code-line">a\n</span><span class="code-line">\n</span>' +
        '<span class="code-line">b\n</span>',
    );
  });

  it('escapes HTML', () => {
    expect(codeHtml([line(['string', '"</code>&'])], plain, 'text')).toBe(
      '<span class="code-line"><span class="code-string">&quot;&lt;/code&gt;&amp;</span>\n</span>',
    );
  });

  it('joins neighbors of the same color, also across blanks', () => {
    const lines = [
      line(['keyword', 'define'], ['plain', ' '], ['keyword', 'flow'], ['plain', ' x']),
    ];
    expect(codeHtml(lines, plain, 'text')).toBe(
      '<span class="code-line"><span class="code-keyword">define flow</span> x\n</span>',
    );
  });

  it('marks lines, and numbers them from the start number of the block', () => {
    const look: LineLook = {lineClassNames: {1: ['marked', 'new']}, lineNumbersStart: 9};
    expect(codeHtml(plainLines('a\nb'), look, 'text')).toBe(
      '<span class="code-line"><span class="code-line-number" data-line="9"></span>a\n</span>' +
        '<span class="code-line marked new">' +
        '<span class="code-line-number" data-line="10"></span>b\n</span>',
    );
  });

  it('ends a color at the end of a word, and begins it again', () => {
    const command = line(['plain', '$ tremor '], ['string', `--flag ${'x'.repeat(40)} b`]);
    expect(codeHtml([command], plain, 'console')).toBe(
      '<span class="code-line"><span class="code-word">$ tremor</span> ' +
        `<span class="code-word"><span class="code-string">--flag ${'x'.repeat(40)}</span></span> ` +
        '<span class="code-word"><span class="code-string">b</span></span>\n</span>',
    );
  });
});
