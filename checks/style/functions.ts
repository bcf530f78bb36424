/** The functions that a page of the standard library documents. */
import type {Code, RootContent} from 'mdast';
import {factsOf} from '../pages/version';
import {toString} from 'mdast-util-to-string';
import {parseMeta} from '../../samples/model/fences';
import type {PageFile} from '../pages/pageFile';
import {codeOf, sectionsOf} from './sections';

export interface DocumentedFunction {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** What can go wrong; false where the page says "None". */
  readonly fails: boolean;
  /** Blocks in the runtime's languages. */
  readonly examples: readonly Code[];
  readonly nodes: readonly RootContent[];
}

/** The sections below "Functions" of a page of kind `stdlib`. */
export function functionsOf({file, tree, frontMatter, version}: PageFile): DocumentedFunction[] {
  // What a frozen version documents stays in its own form.
  if (frontMatter.kind !== 'stdlib' || factsOf(version)?.frozen) return [];
  return sectionsOf(tree.children, 2)
    .filter(({title}) => title === 'Functions')
    .flatMap(({nodes}) => sectionsOf(nodes, 3))
    .map(({title, line, nodes}) => ({
      ...{file, line, name: title, nodes},
      fails: canFail(nodes),
      examples: codeOf(nodes).filter(({lang}) => lang === 'tremor' || lang === 'trickle'),
    }));
}

function canFail(nodes: readonly RootContent[]): boolean {
  const errors = nodes.map((node) => toString(node)).find((text) => text.startsWith('Errors:'));
  return errors !== undefined && !/^Errors:\s*None\b/i.test(errors);
}

/** Whether an example shows what an error looks like. */
export function showsFailure({examples, nodes}: DocumentedFunction): boolean {
  if (examples.some(({meta}) => parseMeta(meta).words.has('fails'))) return true;
  return codeOf(nodes).some(({value}) => /^(failed$|Error\b)/m.test(value));
}
