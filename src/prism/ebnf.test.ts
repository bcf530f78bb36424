import {describe, expect, it} from 'vitest';
import {register} from './ebnf';
import {splitTokens, tokensOf} from './tokensOf';

const tokens = (code: string): readonly string[] => tokensOf(register, 'ebnf', code);

function expectTokens(code: string, lines: readonly string[]): void {
  expect(tokens(code)).toEqual(splitTokens(lines));
}

describe('ebnf', () => {
  it('reads a rule of ISO 14977', () => {
    expectTokens('(* a list *)\nlist = "[" , { item } , [ \',\' ] ;', [
      'comment (* a list *)  definition.class-name list  operator =  string "["  punctuation ,',
      'punctuation {  rule.function item  punctuation }  punctuation ,  punctuation [',
      "string ','  punctuation ]  punctuation ;",
    ]);
  });

  it('reads a rule of the XML notation', () => {
    expectTokens('Name ::= [a-zA-Z_] Rest* /* no space */ | #x41+', [
      'definition.class-name Name  operator ::=  character-class.regex [a-zA-Z_]',
      'rule.function Rest  operator *  comment /* no space */  operator |',
      'character-code.number #x41  operator +',
    ]);
  });

  it('reads the word `rule` in front of a definition', () => {
    expectTokens("rule Deploy ::=\n    ConfigDirectives 'deploy' ;", [
      'keyword rule  definition.class-name Deploy  operator ::=',
      "rule.function ConfigDirectives  string 'deploy'  punctuation ;",
    ]);
  });

  it('keeps quotes in comments and comments in quotes', () => {
    expectTokens('(* it\'s *) a = "(* no *)" ;', [
      'comment (* it\'s *)  definition.class-name a  operator =  string "(* no *)"',
      'punctuation ;',
    ]);
  });

  it('reads special sequences and repetition counts', () => {
    expectTokens('a = ? any letter ? , 3 * b ;', [
      'definition.class-name a  operator =  special.regex ? any letter ?  punctuation ,',
      'number 3  operator *  rule.function b  punctuation ;',
    ]);
  });

  it('takes a question mark behind a group for an operator', () => {
    expect(tokens('a ::= ( b )? c?').filter((token) => token.startsWith('special'))).toEqual([]);
  });
});
