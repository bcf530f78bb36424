import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../site/versions/model';
import {writeCopies} from './node/writeCopies';

/** Lets readers keep a version of the docs for reading without a network. */
export default function offlinePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/onEveryPage')],
    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}offline`, component: '@theme/Offline', exact: true});
    },
  };
}

/** A step of the finish plugin, after all others: writes the service worker and the lists of the copies. */
export function offlineStep(versions: readonly DocsVersion[]) {
  return async ({outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string}) => {
    await fs.copyFile(path.join(__dirname, 'worker/sw.mjs'), path.join(outDir, 'sw.js'));
    await writeCopies(outDir, baseUrl, versions);
  };
}
