import {LineCounter, parseDocument} from 'yaml';
import {isUnchecked} from '../model/conventions';
import type {Fence} from '../model/fences';
import type {Problem} from '../model/problem';

/** Finds the YAML blocks of a page that do not parse. */
export function checkYaml(fences: readonly Fence[]): readonly Problem[] {
  return fences
    .filter((fence) => fence.language === 'yaml' && !isUnchecked(fence))
    .flatMap(({text, line}) => {
      const lineCounter = new LineCounter();
      const [error] = parseDocument(text, {lineCounter, prettyErrors: false}).errors;
      if (!error) return [];
      const place = lineCounter.linePos(error.pos[0]).line;
      const what = `Line ${place} of the block is not YAML: ${error.message} Expected YAML that parses.`;
      return [{line, what, todo: 'Correct the block.'}];
    });
}
