/**
 * Holds the records in `data/` against their schema, and the grammars against their notation, at
 * every build, used by a page or not, and
 * makes pages that show records follow them.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readGrammar} from '../../grammar/node/read';
import {listRecordVersions, loadRecords} from '../../data/node/load';

export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tremor-records',
    getPathsToWatch: () => [`${siteDir}/data/**/*.{yaml,ebnf}`],
    loadContent() {
      for (const version of listRecordVersions(siteDir)) {
        loadRecords(siteDir, version);
        readGrammar(siteDir, version);
      }
      return undefined;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // A list, because Docusaurus takes each rule whose test is a lone pattern for a rule of
            // a content plugin, and reads the folders that it includes.
            test: [/\.mdx?$/],
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'node/follow-records.cjs'),
              options: {folder: path.join(siteDir, 'data')},
            },
          },
        ],
      },
    }),
  };
}
