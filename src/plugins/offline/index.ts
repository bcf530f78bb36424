import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../../data/model/versions/model';
import {writeCopies} from './node/writeCopies';

export interface OfflineOptions {
  readonly versions: readonly DocsVersion[];
  /** Name of the plugin that writes the index; a site with another search has none. */
  readonly searchPlugin: string;
}

/** Lets readers keep a version of the docs for reading without a network. */
export default function offlinePlugin(
  {baseUrl}: LoadContext,
  {versions, searchPlugin}: OfflineOptions,
): Plugin {
  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/onEveryPage')],
    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}offline`, component: '@theme/Offline', exact: true});
    },
    async postBuild({outDir, plugins}) {
      await fs.copyFile(path.join(__dirname, 'worker/sw.mjs'), path.join(outDir, 'sw.js'));
      const tags = ['default', ...versions.map(({name}) => `docs-default-${name}`)];
      const hasIndex = plugins.some(({name}) => name === searchPlugin);
      const indexes = hasIndex
        ? tags.flatMap((tag) => [`search-index-${tag}.json`, `search-headings-${tag}.json`])
        : [];
      // `_headers` comes when the policy stands in every page.
      await writeCopies(outDir, versions, ['_headers', ...indexes]);
    },
  };
}
