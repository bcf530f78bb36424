import {GAP, ARC, label, row, type Box} from './box';
import {BRANCH, LINES, choice, lines, loop, optional} from './branches';
import type {Expression} from './tree';

/**
 * Lays an expression out as a railroad diagram.
 *
 * @param maxWidth the width in pixels beyond which a sequence continues in another row
 */
export function layout(expression: Expression, maxWidth: number): Box {
  switch (expression.kind) {
    case 'terminal':
    case 'token':
      return label(expression.kind, expression.text);
    case 'rule':
      return label('rule', expression.name);
    case 'sequence':
      return wrap(
        expression.items.map((item) => layout(item, maxWidth - LINES)),
        maxWidth,
      );
    case 'choice':
      return choice(expression.items.map((item) => layout(item, maxWidth - BRANCH)));
    case 'optional':
      return optional(layout(expression.item, maxWidth - BRANCH));
    case 'loop':
      return loop(
        layout(expression.item, maxWidth - 2 * ARC),
        expression.between && layout(expression.between, maxWidth - 2 * ARC),
      );
  }
}

function wrap(boxes: readonly Box[], maxWidth: number): Box {
  if (row(boxes).width <= maxWidth) return row(boxes);
  const rows: Box[][] = [];
  let width = Infinity;
  for (const box of boxes) {
    if (width + GAP + box.width > maxWidth - LINES) {
      rows.push([]);
      width = -GAP;
    }
    rows.at(-1)?.push(box);
    width += GAP + box.width;
  }
  return rows.length > 1 ? lines(rows.map(row)) : row(boxes);
}
