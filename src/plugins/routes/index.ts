import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './node/compactModules';
import {readGenerated} from './node/readGenerated';
import {replaceDebugRegistry, replaceGenerated} from './node/replaceGenerated';

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function routesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    getClientModules: () => [path.join(__dirname, 'client/firstLoad')],
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      const bundler = currentBundler.instance;
      if (isServer) return {plugins: [replaceDebugRegistry(folder, bundler)]};
      fs.mkdirSync(folder, {recursive: true});
      const modules = compactModules(
        readGenerated(generatedFilesDir),
        path.join(__dirname, 'core'),
      );
      for (const [name, code] of Object.entries(modules)) {
        fs.writeFileSync(path.join(folder, `${name}.js`), code);
      }
      return {
        // An id that is its name is written once in the table of files that every page loads.
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        plugins: [...replaceGenerated(folder, bundler)],
      };
    },
  };
}
