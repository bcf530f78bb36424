import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listRecordVersions} from '../../records/model/node/load';
import {readGrammar} from './node/read';

/**
 * Checks the grammars in `data/` at every build, and keeps their diagrams out of the scripts of a
 * page: the server draws them, and a browser loads the drawing code only for pages that it renders
 * itself, after a client-side navigation. The page with all rules needs a third of the JavaScript
 * this way.
 */
export default function grammarPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tremor-grammar',
    getPathsToWatch: () => [`${siteDir}/data/**/*.ebnf`],
    loadContent() {
      for (const version of listRecordVersions(siteDir)) readGrammar(siteDir, version);
      return undefined;
    },
    configureWebpack(_config, isServer) {
      const file = isServer ? 'onServer.ts' : 'onDemand.ts';
      return {resolve: {alias: {'@railroad$': path.join(__dirname, 'client', file)}}};
    },
  };
}
