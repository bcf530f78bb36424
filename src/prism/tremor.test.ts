import {Prism} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {KEYWORDS, register, WORD_OPERATORS} from './tremor';
import {splitTokens, tokensOf} from './tokensOf';

const tokens = (code: string): readonly string[] => tokensOf(register, 'tremor', code);

function expectTokens(code: string, lines: readonly string[]): void {
  expect(tokens(code)).toEqual(splitTokens(lines));
}

describe('languages', () => {
  it('serves scripts, queries and deployments with one grammar', () => {
    register(Prism);
    expect(Prism.languages['troy']).toBe(Prism.languages['tremor']);
    expect(Prism.languages['trickle']).toBe(Prism.languages['tremor']);
  });
});

describe('words', () => {
  it.each(WORD_OPERATORS)('knows the operator %s', (word) => {
    expect(tokens(`${word} x`)).toEqual([`word-operator.keyword ${word}`]);
  });

  it('has every word that the lexer reserves', () => {
    expect(KEYWORDS.length + WORD_OPERATORS.length + ['true', 'false', 'null'].length).toBe(61);
    expect(new Set(KEYWORDS).size).toBe(KEYWORDS.length);
  });

  it('finds no keyword inside of another word', () => {
    expect(tokens('letter end_of_day unmatched über_end')).toEqual([]);
  });

  it('tells literals, wildcard and special paths', () => {
    expectTokens('case _ when event.a == null and state.b == true => args.c', [
      'keyword case  wildcard.keyword _  keyword when  special-path.builtin event',
      'punctuation .  operator ==  null.constant null  word-operator.keyword and',
      'special-path.builtin state  punctuation .  operator ==  boolean true',
      'operator =>  special-path.builtin args  punctuation .',
    ]);
  });

  it('takes `state`, `args`, `window` and `group` without a path for keywords', () => {
    expect(tokens('group by group[0]').slice(0, 3)).toEqual([
      'keyword group',
      'keyword by',
      'special-path.builtin group',
    ]);
  });

  it('marks names in back quotes, keywords included', () => {
    expectTokens('event.`from`', [
      'special-path.builtin event  punctuation .  quoted-identifier.punctuation `',
      'quoted-identifier from  quoted-identifier.punctuation `',
    ]);
  });

  it('marks metadata', () => {
    expectTokens('let $request.url = $', [
      'keyword let  metadata.variable $request  punctuation .  operator =',
      'metadata.variable $',
    ]);
  });
});

describe('numbers', () => {
  it.each(['0', '1_000_000', '1_000_', '100.25', '1_00.0_0', '1.5e10', '1.5e-3', '0xFF_aa00'])(
    'reads %s as one number',
    (number) => {
      expect(tokens(`x = ${number};`)).toEqual(['operator =', `number ${number}`, 'punctuation ;']);
    },
  );

  it.each(['0b101', '0o17', '12ab', 'a12'])('refuses %s, as the lexer does', (text) => {
    expect(tokens(text)).toEqual([]);
  });
});

describe('comments', () => {
  it('tells comments, doc comments and module comments', () => {
    expectTokens('# a\n## b\n### c\nlet x # "d"', [
      'comment # a  doc-comment ## b  doc-comment ### c  keyword let  comment # "d"',
    ]);
  });

  it('reads a configuration directive', () => {
    expectTokens('#!config id = "main"', ['directive.keyword #!config  operator =  string "main"']);
  });
});

describe('strings', () => {
  it('marks escapes', () => {
    expectTokens('"a\\n\\u00e4\\#{b}"', [
      'string "a  string.escape \\n  string.escape \\u00e4  string.escape \\#',
      'string {b}"',
    ]);
  });

  it('reads an interpolation as code, with braces and strings in it', () => {
    const inside = 'string.interpolation';
    expect(tokens('"#{ {"k": 7} } s"')).toEqual([
      'string "',
      `${inside}.interpolation-punctuation.punctuation #{`,
      `${inside}.expression.punctuation {`,
      `${inside}.expression.string "k"`,
      `${inside}.expression.punctuation :`,
      `${inside}.expression.number 7`,
      `${inside}.expression.punctuation }`,
      `${inside}.interpolation-punctuation.punctuation }`,
      'string  s"',
    ]);
  });

  it('reads interpolations in a heredoc', () => {
    expect(tokens('"""\n"#{ 1 }"\n"""').filter((token) => token.includes('number'))).toEqual([
      'string.interpolation.expression.number 1',
    ]);
  });
});

describe('extractors', () => {
  it('tells name, pattern and escapes', () => {
    expectTokens('x ~= re|a\\|b| or y ~ json||', [
      'operator ~=  extractor.extractor-name.function re  extractor.punctuation |',
      'extractor.regex a  extractor.escape \\|  extractor.regex b',
      'extractor.punctuation |  word-operator.keyword or  operator ~',
      'extractor.extractor-name.function json  extractor.punctuation |',
      'extractor.punctuation |',
    ]);
  });

  it('goes on over continued lines', () => {
    expect(tokens('grok|%{A}\\\n  %{B}|')).toEqual([
      'extractor.extractor-name.function grok',
      'extractor.punctuation |',
      'extractor.regex %{A}',
      'extractor.escape \\',
      'extractor.regex   %{B}',
      'extractor.punctuation |',
    ]);
  });
});

describe('patterns and operators', () => {
  it('marks the start of record, array and tuple patterns', () => {
    expectTokens('%{ absent a, present b } %[ _ ] %( 1, ... ) 7 % 2', [
      'pattern-start.punctuation %{  word-operator.keyword absent  punctuation ,',
      'word-operator.keyword present  punctuation }  pattern-start.punctuation %[',
      'wildcard.keyword _  punctuation ]  pattern-start.punctuation %(  number 1',
      'punctuation ,  punctuation ...  punctuation )  number 7  operator %',
      'number 2',
    ]);
  });

  it.each('>>> >> << => == != ~= >= <= + - * / % < > = ! ~ ^ &'.split(' '))(
    'reads %s as one operator',
    (operator) => expect(tokens(`a ${operator} b`)).toEqual([`operator ${operator}`]),
  );
});

describe('names', () => {
  it('marks modules and calls', () => {
    expectTokens('use std::string; string::len(f(x))', [
      'keyword use  namespace std  namespace.punctuation ::  punctuation ;',
      'namespace string  namespace.punctuation ::  function len  punctuation (',
      'function f  punctuation (  punctuation )  punctuation )',
    ]);
  });

  it('marks the definition of functions', () => {
    expect(tokens('fn double(x) with x end')).toContain('function-definition.function double');
  });

  it.each([
    ['define window w from tumbling', 'w'],
    ['define tumbling window w with', 'w'],
    ['define generic::batch operator b', 'b'],
    ['define flow main\nflow', 'main'],
    ['create pipeline p from m::p', 'p'],
    ['deploy flow main', 'main'],
    ['create stream s', 's'],
  ])('marks the name in %j', (code, name) => {
    expect(tokens(code)).toContain(`definition.class-name ${name}`);
  });

  it('marks the type of a connector', () => {
    expectTokens('define connector c from tcp_server with', [
      'keyword define  keyword connector  definition.class-name c  keyword from',
      'connector-type.builtin tcp_server  keyword with',
    ]);
  });

  it('marks both ends of a connection and their ports', () => {
    expectTokens('connect /connector/c/err to /pipeline/p;', [
      'keyword connect  endpoint.punctuation /  endpoint.keyword connector',
      'endpoint.punctuation /  endpoint.class-name c  endpoint.punctuation /',
      'endpoint.port.symbol err  keyword to  endpoint.punctuation /',
      'endpoint.keyword pipeline  endpoint.punctuation /  endpoint.class-name p',
      'punctuation ;',
    ]);
  });
});
