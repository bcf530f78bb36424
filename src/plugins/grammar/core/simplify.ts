import type {Expression} from './tree';

/**
 * Replaces `x { "," x }` by a loop: x, and back through the comma.
 *
 * EBNF has no shorter form for "one or more", but a diagram has.
 */
export function simplify(expression: Expression): Expression {
  switch (expression.kind) {
    case 'sequence':
      return toSequence(joinLoops(expression.items.map(simplify)));
    case 'choice':
      return {kind: 'choice', items: expression.items.map(simplify)};
    case 'optional':
      return {kind: 'optional', item: simplify(expression.item)};
    case 'loop':
      return {kind: 'loop', item: simplify(expression.item)};
    default:
      return expression;
  }
}

function joinLoops(items: readonly Expression[]): Expression[] {
  const joined: Expression[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const loop = before && asLoop(before, item);
    if (loop) joined[joined.length - 1] = loop;
    else joined.push(item);
  }
  return joined;
}

/** The loop that `first` forms with the repetition after it; undefined if they do not form one. */
function asLoop(first: Expression, rest: Expression): Expression | undefined {
  if (rest.kind !== 'optional' || rest.item.kind !== 'loop' || rest.item.between) return undefined;
  const body = rest.item.item.kind === 'sequence' ? rest.item.item.items : [rest.item.item];
  if (JSON.stringify(body.at(-1)) !== JSON.stringify(first)) return undefined;
  const between = body.slice(0, -1);
  return between.length === 0
    ? {kind: 'loop', item: first}
    : {kind: 'loop', item: first, between: toSequence(between)};
}

function toSequence(items: readonly Expression[]): Expression {
  return items.length === 1 ? (items[0] as Expression) : {kind: 'sequence', items};
}
