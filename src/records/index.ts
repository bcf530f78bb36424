/**
 * Checks the records in `data/` against their schema at every build, whether a page uses them or
 * not, and rebuilds the pages that show records when a record changes.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listRecordVersions} from './model/node/load';
import {createRecordStore} from './model/node/store';
import type {DocsVersion} from '../site/versions/model';
import {recordElements} from './remark/records';

interface RecordsPluginOptions {
  readonly versions: readonly DocsVersion[];
}

export default function recordsPlugin(
  {siteDir}: LoadContext,
  {versions}: RecordsPluginOptions,
): Plugin {
  // While authors write, the records of the other versions stay as they were read.
  const recordsOf = createRecordStore(siteDir);
  return {
    name: 'tremor-records',
    getPathsToWatch: () => [`${siteDir}/data/**/*.yaml`],
    loadContent() {
      for (const version of listRecordVersions(siteDir)) {
        recordsOf(version);
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
              options: {
                siteDir,
                elements: recordElements,
                versions: versions.map(({folder, label}) => ({folder, label})),
              },
            },
          },
        ],
      },
    }),
  };
}
