import {GrammarError, scan, type Token} from './tokens';
import type {Expression, Rule} from './tree';

const CLOSING: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/**
 * Reads the rules of a grammar file: `Name = one two | { three } [ "four" ] ;`.
 *
 * @param file path that messages name
 * @throws GrammarError naming file, line, what was found and what was expected
 */
export function parseGrammar(file: string, text: string): Rule[] {
  const tokens = scan(file, text);
  let position = 0;
  const peek = (): Token => tokens[Math.min(position, tokens.length - 1)] as Token;
  const next = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const isSign = (...signs: string[]): boolean =>
    peek().kind === 'sign' && signs.includes(peek().text);
  const fail = (expected: string): never => {
    const {line, text: found} = peek();
    throw new GrammarError(`${file}:${line}: found ${found}, expected ${expected}.`);
  };
  const expectSign = (sign: string, why: string): Token =>
    isSign(sign) ? next() : fail(`${sign} ${why}`);

  const readChoice = (): Expression => {
    const items = [readSequence()];
    while (isSign('|')) {
      next();
      items.push(readSequence());
    }
    return items.length > 1 ? {kind: 'choice', items} : (items[0] as Expression);
  };
  const readSequence = (): Expression => {
    const items: Expression[] = [];
    while (peek().kind !== 'end' && !isSign('|', ';', ')', ']', '}', '=')) items.push(readItem());
    if (items.length === 0) fail('an item; write what can be left out as [ … ]');
    return items.length > 1 ? {kind: 'sequence', items} : (items[0] as Expression);
  };
  const readItem = (): Expression => {
    const token = next();
    if (token.kind === 'name') return {kind: 'rule', name: token.text};
    if (token.kind === 'terminal' || token.kind === 'token') {
      return {kind: token.kind, text: token.text};
    }
    const item = readChoice();
    expectSign(CLOSING[token.text] ?? '', `for the ${token.text} of line ${token.line}`);
    if (token.text === '(') return item;
    return {kind: 'optional', item: token.text === '[' ? item : {kind: 'loop', item}};
  };
  const readRule = (): Rule => {
    const head = peek().kind === 'name' ? next() : fail('the name of a rule');
    expectSign('=', `after the name ${head.text}`);
    const expression = readChoice();
    const last = expectSign(';', `after the rule ${head.text}`);
    return {
      name: head.text,
      source: text.slice(head.start, last.end),
      expression,
      line: head.line,
    };
  };

  const rules: Rule[] = [];
  while (peek().kind !== 'end') rules.push(readRule());
  return rules;
}
