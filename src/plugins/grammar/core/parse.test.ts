import {describe, expect, test} from 'vitest';
import {describe as inWords} from './describe';
import {parseGrammar} from './parse';
import {simplify} from './simplify';

const read = (text: string) => parseGrammar('data/x/grammar/1-a.ebnf', text);

test('reads every form of an expression', () => {
  const [rule] = read(`(* Lists. *)\n\nList = "[" [ Item { ',' Item } ] ']' | ? words here ? ;`);
  expect(rule).toMatchObject({name: 'List', line: 3});
  expect(inWords(rule!.expression)).toBe(
    'either (“[”, then optionally (Item, then any number of (“,”, then Item)), then “]”), or words here',
  );
});

test('keeps the text of a rule unchanged', () => {
  expect(read('A = "a" ;\n\nB\n  = A\n  | "b"\n  ;\n')[1]?.source).toBe('B\n  = A\n  | "b"\n  ;');
});

test('a repetition of the item before it is a loop', () => {
  const [rule] = read('A = B { "," B } [ "," ] ;');
  expect(rule && simplify(rule.expression)).toEqual({
    kind: 'sequence',
    items: [
      {
        kind: 'loop',
        item: {kind: 'rule', name: 'B'},
        between: {kind: 'terminal', text: ','},
      },
      {kind: 'optional', item: {kind: 'terminal', text: ','}},
    ],
  });
});

test('a repetition of something else can be left out', () => {
  const [rule] = read('A = B { C } ;');
  expect(rule && simplify(rule.expression)).toMatchObject({
    items: [{kind: 'rule'}, {kind: 'optional', item: {kind: 'loop', item: {name: 'C'}}}],
  });
});

describe('a mistake names file, line, and what was expected', () => {
  test.each([
    ['A = "a"\nB = "b" ;', '1-a.ebnf:2: found =, expected ; after the rule A'],
    ['A = [ "a" ;', '1-a.ebnf:1: found ;, expected ] for the [ of line 1'],
    ['\nA = "a" | ;', '1-a.ebnf:2: found ;, expected an item'],
    ['A "a" ;', '1-a.ebnf:1: found a, expected = after the name A'],
    ['= "a" ;', '1-a.ebnf:1: found =, expected the name of a rule'],
    ['A = "a" ;\nB = "b', '1-a.ebnf:2: "\\"b" begins no part of a rule'],
    ['A = B', 'found the end of the file, expected ; after the rule A'],
  ])('%j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
