/**
 * Checks the records in `data/` against their schema at every build, whether a page uses them or
 * not, and rebuilds the pages that show records when a record changes.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listRecordVersions, loadRecords} from '../../../data/model/node/load';
import {recordElements} from './remark/records';

export default function recordsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tremor-records',
    getPathsToWatch: () => [`${siteDir}/data/**/*.yaml`],
    loadContent() {
      for (const version of listRecordVersions(siteDir)) {
        loadRecords(siteDir, version);
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
              options: {folder: path.join(siteDir, 'data'), elements: recordElements},
            },
          },
        ],
      },
    }),
  };
}
