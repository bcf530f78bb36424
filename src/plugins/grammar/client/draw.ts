import {drawRule} from '../core/diagram';
import {parseGrammar} from '../core/parse';

/** @param source one rule in EBNF, as a page shows it */
export function draw(source: string): string {
  return parseGrammar('rule', source).map(drawRule).join('');
}
