import type {Expression} from './tree';

/** Describes a rule in words, for readers who do not see its diagram. */
export function describe(expression: Expression): string {
  switch (expression.kind) {
    case 'terminal':
      return `“${expression.text}”`;
    case 'token':
      return expression.text;
    case 'rule':
      return expression.name;
    case 'sequence':
      return expression.items.map(describePart).join(', then ');
    case 'choice':
      return `either ${expression.items.map(describePart).join(', or ')}`;
    case 'optional':
      return expression.item.kind === 'loop' && !expression.item.between
        ? `any number of ${describePart(expression.item.item)}`
        : `optionally ${describePart(expression.item)}`;
    case 'loop':
      return (
        `one or more ${describePart(expression.item)}` +
        (expression.between ? ` with ${describePart(expression.between)} between them` : '')
      );
  }
}

/** Puts a group inside a longer phrase into parentheses, so that the phrase has one meaning. */
function describePart(expression: Expression): string {
  const text = describe(expression);
  const isGroup = expression.kind === 'sequence' || expression.kind === 'choice';
  return isGroup ? `(${text})` : text;
}
