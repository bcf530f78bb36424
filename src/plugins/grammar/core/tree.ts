/** The right side of a grammar rule. */
export type Expression =
  | {readonly kind: 'terminal'; readonly text: string}
  /** A token that is described in words, such as an identifier. */
  | {readonly kind: 'token'; readonly text: string}
  | {readonly kind: 'rule'; readonly name: string}
  | {readonly kind: 'sequence'; readonly items: readonly Expression[]}
  | {readonly kind: 'choice'; readonly items: readonly Expression[]}
  | {readonly kind: 'optional'; readonly item: Expression}
  /** One or more, with a separator; zero or more if it is optional. */
  | {readonly kind: 'loop'; readonly item: Expression; readonly between?: Expression};

export interface Rule {
  readonly name: string;
  /** The rule as its file has it. */
  readonly source: string;
  readonly expression: Expression;
  /** The line of the name, counted from 1. */
  readonly line: number;
}

/** The names of the rules that an expression refers to, each once, in the order of the text. */
export function usedRules(expression: Expression): string[] {
  const names = new Set<string>();
  const visit = (node: Expression): void => {
    if (node.kind === 'rule') names.add(node.name);
    if ('items' in node) node.items.forEach(visit);
    if ('item' in node) visit(node.item);
    if ('between' in node && node.between) visit(node.between);
  };
  visit(expression);
  return [...names];
}
