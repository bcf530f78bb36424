import {GAP, LABEL_HEIGHT, type Label} from './box';
import {describe} from './describe';
import {layout} from './layout';
import {parseGrammar} from './parse';
import {simplify} from './simplify';
import type {Rule} from './tree';

/** Wide enough for five words, narrow enough for a phone: there it shrinks by a fifth. */
const MAX_WIDTH = 420;
const MARGIN = 4;
const ENTRY = 12;

/** Draws the rules of a text in EBNF. */
export function drawSource(source: string): string {
  return parseGrammar('rule', source).map(drawRule).join('');
}

/** The railroad diagram of a rule as SVG, with a title and the rule in words for screen readers. */
export function drawRule(rule: Rule): string {
  const expression = simplify(rule.expression);
  const box = layout(expression, MAX_WIDTH);
  const width = box.width + 2 * (ENTRY + MARGIN);
  const height = box.up + box.down + 2 * GAP;
  const y = GAP + box.up;
  const x = MARGIN + ENTRY;
  const {tracks, labels} = box.draw(x, y);
  const ends = `M${MARGIN} ${y - 6}v12m0 -6h${ENTRY}M${x + box.width} ${y}h${ENTRY}m0 -6v12`;
  const id = `diagram-${rule.name}`;
  return (
    `<svg role="img" aria-labelledby="${id}" aria-describedby="${id}-words" ` +
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title id="${id}">Railroad diagram of ${rule.name}</title>` +
    `<desc id="${id}-words">${escapeText(`${rule.name}: ${describe(expression)}.`)}</desc>` +
    `<path d="${ends}${tracks.join('')}"/>` +
    `${labels.map(drawLabel).join('')}</svg>`
  );
}

function drawLabel({kind, x, y, width, text}: Label): string {
  const round = kind === 'rule' ? '' : ` rx="${LABEL_HEIGHT / 2}"`;
  return (
    `<g class="${kind}"><rect x="${x}" y="${y}" width="${width}" height="${LABEL_HEIGHT}"${round}/>` +
    `<text x="${x + width / 2}" y="${y + 16.5}">${escapeText(text)}</text></g>`
  );
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
