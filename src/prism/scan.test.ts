import {describe, expect, it} from 'vitest';
import {scanCode, scanInterpolations, type Span} from './scan';

const texts = (source: string, spans: readonly Span[]): readonly string[] =>
  spans.map(({kind, start, end}) => `${kind} ${source.slice(start, end)}`);
const code = (source: string): readonly string[] => texts(source, scanCode(source));
const interpolations = (source: string): readonly string[] =>
  scanInterpolations(source).map(({start, end}) => source.slice(start, end));

describe('scanCode', () => {
  it('lets the construct that starts first win', () => {
    expect(code('# a "quote"\n"a # hash" |a "quote"| `a # b`')).toEqual([
      'comment # a "quote"',
      'string "a # hash"',
      'extractor |a "quote"|',
      'quoted-identifier `a # b`',
    ]);
  });

  it('takes the name in front of an extractor along', () => {
    expect(code('x ~= json||')).toEqual(['extractor json||']);
    expect(code('x ~= rerg |a|')).toEqual(['extractor |a|']);
  });

  it('follows escapes and continued lines in an extractor', () => {
    expect(code('re|a\\|b| y')).toEqual(['extractor re|a\\|b|']);
    expect(code('re|a\\\\| y')).toEqual(['extractor re|a\\\\|']);
    expect(code('grok|%{A}\\\n  %{B}| y')).toEqual(['extractor grok|%{A}\\\n  %{B}|']);
  });

  it('follows strings and braces nested in interpolations', () => {
    const nested = '"a #{ {"k": "b #{ f({}) }"}.k } c"';
    expect(code(`${nested} "d"`)).toEqual([`string ${nested}`, 'string "d"']);
  });

  it('does not count the brace of a record pattern, like the lexer', () => {
    expect(interpolations('"#{ %{ } }"')).toEqual(['#{ %{ }']);
  });

  it('ends a heredoc at its first triple quote outside of interpolations', () => {
    const heredoc = '"""\nsay "hi" to #{ """\nin\n""" }\n"""';
    expect(code(`${heredoc} "x"`)).toEqual([`string ${heredoc}`, 'string "x"']);
  });

  it.each(['"open', '"open\nnext"', '|open', 're|open\n|', '`open', '"#{ open"', '"""\nopen'])(
    'finds no literal that ends in %j',
    (source) => {
      expect(code(source).filter((span) => /^(?!comment).*open/.test(span))).toEqual([]);
    },
  );

  it('reads a configuration directive as code', () => {
    expect(code('#!config id = "main"')).toEqual(['string "main"']);
  });
});

describe('scanInterpolations', () => {
  it('skips escaped hashes and lone ones', () => {
    expect(interpolations('"\\#{a} # {b} #{c}"')).toEqual(['#{c}']);
  });

  it('finds the outer ones only', () => {
    expect(interpolations('"#{ "#{1}" } #{2}"')).toEqual(['#{ "#{1}" }', '#{2}']);
  });
});
