import path from 'node:path';
import {createGrammarStore} from '../plugins/grammar/node/read';
import {grammar} from '../plugins/grammar/remark/grammar';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** Inserts grammar rules into the docs, before Docusaurus looks for headings and links. */
export function grammarRules(versions: readonly DocsVersion[]) {
  const transform = grammar({siteDir, versions, grammarOf: createGrammarStore(siteDir)});
  return () => transform;
}
