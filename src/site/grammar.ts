import path from 'node:path';
import {createGrammarStore} from '../plugins/grammar/node/store';
import {grammar, type GrammarOptions} from '../plugins/grammar/remark/grammar';

const siteDir = path.resolve(__dirname, '../..');

/** Puts grammar rules into the docs, before Docusaurus looks for headings and links. */
export const grammarRules: [typeof grammar, GrammarOptions] = [
  grammar,
  {siteDir, grammarOf: createGrammarStore(siteDir)},
];
