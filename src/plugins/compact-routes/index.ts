import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shortNames} from './core/shortNames';
import {compactModules} from './node/compactModules';
import {readGenerated} from './node/readGenerated';
import {replaceConfig} from './node/replaceConfig';
import {packScripts} from './node/packScripts';
import {replaceChunkAssets} from './node/replaceChunkAssets';
import {replaceVersions, writeVersions} from './node/replaceVersions';
import {replaceDebugRegistry, replaceGenerated} from './node/replaceGenerated';

// Docusaurus' helpers for paths use one function of tslib and bring all of it (4 KB compressed).
const leanTslib = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'core/importDefault.ts')}},
};

// React Router checks the types of props in development only.
const leanRouter = {
  test: /react-router(?:-dom)?[\\/]esm[\\/]/,
  resolve: {
    alias: {
      'prop-types$': false as const,
      'react-is$': false as const,
      'hoist-non-react-statics$': path.join(__dirname, 'core/hoistNothing.ts'),
    },
  },
};

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function compactRoutesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      fs.mkdirSync(folder, {recursive: true});
      const core = path.join(__dirname, 'core');
      const generated = readGenerated(generatedFilesDir);
      const modules = compactModules(generated, core);
      const names = [...shortNames([...generated.modules.keys()]).values()];
      for (const [name, code] of Object.entries(modules)) {
        fs.writeFileSync(path.join(folder, `${name}.js`), code);
      }
      const bundler = currentBundler.instance;
      const shared = [
        replaceVersions(writeVersions(generatedFilesDir, folder), bundler),
        replaceConfig(siteConfig, folder, bundler),
      ];
      if (isServer) return {plugins: [...shared, replaceDebugRegistry(folder, bundler)]};
      return {
        mergeStrategy: {plugins: 'replace'},
        module: {rules: [leanTslib, leanRouter]},
        // A chunk's id is its name, and all share one hash: no page loads a table of files. A new
        // release then renames them all; a tab of the old one loads the next page in full.
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[name].[fullhash:6].js'},
        plugins: [
          ...replaceChunkAssets(config.plugins ?? [], bundler, names),
          ...shared,
          replaceGenerated(folder, bundler),
          packScripts(bundler),
        ],
      };
    },
  };
}
