import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './node/compactModules';
import {readGenerated} from './node/readGenerated';
import {replaceChunkAssets} from './node/replaceChunkAssets';
import {replaceDebugRegistry, replaceGenerated} from './node/replaceGenerated';

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function compactRoutesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      fs.mkdirSync(folder, {recursive: true});
      const table = path.join(__dirname, 'core/table.ts');
      const modules = compactModules(readGenerated(generatedFilesDir), table);
      for (const [name, code] of Object.entries(modules)) {
        fs.writeFileSync(path.join(folder, `${name}.js`), code);
      }
      if (isServer) return {plugins: [replaceDebugRegistry(folder, currentBundler.instance)]};
      return {
        mergeStrategy: {plugins: 'replace'},
        // A chunk's id is its name: the table of files then needs no other names.
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        plugins: [
          ...replaceChunkAssets(config.plugins ?? [], currentBundler.instance),
          replaceGenerated(folder, currentBundler.instance),
        ],
      };
    },
  };
}
