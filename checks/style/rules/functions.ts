/** The functions that a page of the standard library documents. */
import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMeta} from '../../../src/samples/model/fences';
import type {PageFile} from '../../pages/pageFile';
import type {PageRule} from '../model';
import {codeOf, sectionsOf} from '../sections';
import {mean} from '../statistics';

const LEAST = 1;
const MEAN = 2;

/** A signature says what is possible; examples say what a function is good for. */
export const functionExamples: PageRule = {
  name: 'function-examples',
  title: `At least ${LEAST} example for each function, and ${MEAN} on a page's average`,
  find(page) {
    const functions = functionsOf(page);
    const average = mean(functions.map(({examples}) => examples.length));
    return functions
      .filter(({examples}) => examples.length < (average < MEAN ? MEAN : LEAST))
      .map(({line, name, examples}) => ({
        line,
        found: `${name} has ${examples.length} examples.`,
        expected: `at least ${LEAST}, and ${MEAN} on the page's average (${average.toFixed(1)})`,
        todo: 'Show an ordinary case and one at the edge, each with its result.',
      }));
  },
};

/** A function that can fail shows how. */
export const failureExamples: PageRule = {
  name: 'failure-example',
  title: 'Each function that lists errors shows one in an example',
  find: (page) =>
    functionsOf(page)
      .filter(({nodes, examples}) => canFail(nodes) && !showsFailure(nodes, examples))
      .map(({line, name}) => ({
        line,
        found: `${name} lists errors, and no example shows one.`,
        expected: 'an example marked "fails" for each function that lists its own errors',
        todo: 'Add one with its diagnostic: npm run samples -- --update writes the text.',
      })),
};

interface DocumentedFunction {
  readonly line: number;
  readonly name: string;
  /** Blocks in the runtime's languages. */
  readonly examples: readonly Code[];
  readonly nodes: readonly RootContent[];
}

/** The sections below "Functions" of a page of kind `stdlib`. */
function functionsOf({tree, frontMatter, isFrozen}: PageFile): DocumentedFunction[] {
  if (frontMatter.kind !== 'stdlib' || isFrozen) return [];
  return sectionsOf(tree.children, 2)
    .filter(({title}) => title === 'Functions')
    .flatMap(({nodes}) => sectionsOf(nodes, 3))
    .map(({title, line, nodes}) => ({
      ...{line, name: title, nodes},
      examples: codeOf(nodes).filter(({lang}) => lang === 'tremor' || lang === 'trickle'),
    }));
}

function canFail(nodes: readonly RootContent[]): boolean {
  const errors = nodes.map((node) => toString(node)).find((text) => text.startsWith('Errors:'));
  return errors !== undefined && !/^Errors:\s*None\b/i.test(errors);
}

function showsFailure(nodes: readonly RootContent[], examples: readonly Code[]): boolean {
  if (examples.some(({meta}) => parseMeta(meta).words.has('fails'))) return true;
  return codeOf(nodes).some(({value}) => /^(failed$|Error\b)/m.test(value));
}
