import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './node/compactModules';
import {packScripts} from './node/packScripts';
import {readGenerated} from './node/readGenerated';
import {replaceDebugRegistry, replaceGenerated} from './node/replaceGenerated';
import {shortenHashes} from './node/shortenHashes';

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function routesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    getClientModules: () => [path.join(__dirname, 'client/firstLoad')],
    configureWebpack(config, isServer, {currentBundler}) {
      const whole = {'@doc-descriptions$': path.join(__dirname, 'client/noDescriptions.ts')};
      if (config.mode !== 'production') return {resolve: {alias: whole}};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      const bundler = currentBundler.instance;
      if (isServer) {
        return {resolve: {alias: whole}, plugins: [replaceDebugRegistry(folder, bundler)]};
      }
      fs.mkdirSync(folder, {recursive: true});
      const modules = compactModules(
        readGenerated(generatedFilesDir),
        path.join(__dirname, 'core'),
      );
      for (const [name, code] of Object.entries(modules)) {
        fs.writeFileSync(path.join(folder, name), code);
      }
      return {
        resolve: {alias: {'@doc-descriptions$': path.join(folder, 'descriptions.js')}},
        // An id that is its name is written once in the table of files that every page loads.
        optimization: {chunkIds: 'named'},
        // A whole hash, which no text has, until `shortenHashes` cuts it.
        output: {chunkFilename: 'assets/js/[id].[contenthash].js'},
        plugins: [
          ...replaceGenerated(folder, bundler),
          packScripts(bundler),
          shortenHashes(bundler),
        ],
      };
    },
  };
}
