/** Mistakes for which the build of the site stops, found without building it. */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {RecordError} from '../../../src/records/model/parseRecord';
import {checkFrontMatter} from '../../../src/site/frontMatter';
import {docsTransformers} from '../../../src/site/docsRemark';
import type {PageFile} from '../../pages/pageFile';
import {versions} from '../../pages/version';
import type {Finding} from '../model';

/** The transformers of src/site belong to this project, and so do the records that they show. */
const root = path.resolve(__dirname, '../../..');

/** Prepares the transformers of the site; the result finds the faults of one page. */
export function openBuildFaults(): (page: PageFile) => Finding[] {
  const {tables, rules, banner} = docsTransformers(versions);
  return (page) => {
    const {file, area, frontMatter, source, tree} = page;
    const attempts = [() => checkFrontMatter(file, source, frontMatter)];
    if (area === 'docs') {
      const settings = {path: path.join(root, file), data: {frontMatter}};
      attempts.push(() => banner({...tree, children: [...tree.children]}, settings));
      // One element after the other, because a transformer stops at its first mistake.
      for (const root of listElements(tree)) {
        for (const transform of [tables, rules]) attempts.push(() => transform(root, settings));
      }
    }
    return attempts.flatMap((attempt) => tryOut(attempt, file));
  };
}

/** A tree for each element of a page, so that the page itself stays as it is. */
function listElements(tree: Root): Root[] {
  const found: Root[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    found.push({type: 'root', children: [structuredClone(element)]});
  });
  return found;
}

function tryOut(attempt: () => void, file: string): Finding[] {
  try {
    attempt();
    return [];
  } catch (error) {
    // A page cannot show any record of a version in which one is wrong.
    const rule = error instanceof RecordError ? 'record' : 'build';
    return [toFinding(rule, file, error as Error)];
  }
}

/** An error as a finding; many messages begin with the place of the mistake. */
export function toFinding(rule: string, file: string, {message}: Error): Finding {
  const [, place, line, rest] = /^([\w.-]+\/[\w./-]+\.\w+)(?::(\d+))?:? ([^]*)/.exec(message) ?? [];
  return {
    ...{file: place ?? file, line: line === undefined ? undefined : Number(line)},
    ...{rule, isAdvice: false, message: rest ?? message},
  };
}
