import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './node/compactModules';
import {readGenerated} from './node/readGenerated';
import {replaceChunkAssets} from './node/replaceChunkAssets';
import {replaceVersions} from './node/replaceVersions';
import {replaceDebugRegistry, replaceGenerated} from './node/replaceGenerated';

// Docusaurus' helpers for paths use one function of tslib and bring all of it (4 KB compressed).
const leanTslib = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'core/importDefault.ts')}},
};

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function compactRoutesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      fs.mkdirSync(folder, {recursive: true});
      const core = path.join(__dirname, 'core');
      const modules = compactModules(readGenerated(generatedFilesDir), core);
      for (const [name, code] of Object.entries(modules)) {
        fs.writeFileSync(path.join(folder, `${name}.js`), code);
      }
      const bundler = currentBundler.instance;
      const versions = replaceVersions(generatedFilesDir, folder, bundler);
      if (isServer) return {plugins: [versions, replaceDebugRegistry(folder, bundler)]};
      return {
        mergeStrategy: {plugins: 'replace'},
        // A chunk's id is its name: the table of files then needs no other names.
        module: {rules: [leanTslib]},
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        plugins: [
          ...replaceChunkAssets(config.plugins ?? [], bundler),
          versions,
          replaceGenerated(folder, bundler),
        ],
      };
    },
  };
}
