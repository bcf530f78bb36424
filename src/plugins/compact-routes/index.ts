import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './node/compactModules';
import {joinChunks} from './node/joinChunks';
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

// React Router checks the types of props in development only, compiles paths with parameters, and
// brings histories that browsers do not use.
const leanRouter = {
  test: /react-router(?:-dom)?[\\/]esm[\\/]/,
  resolve: {
    alias: {
      'prop-types$': false as const,
      'react-is$': false as const,
      history$: path.join(__dirname, 'core/browserHistory.ts'),
      'path-to-regexp$': path.join(__dirname, 'core/staticPath.ts'),
      'hoist-non-react-statics$': path.join(__dirname, 'core/hoistNothing.ts'),
    },
  },
};

// What each page of docs loads: in one script they are 3 KB shorter than in seven.
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Shrinks the table of routes that every page loads; see the README for what it costs without. */
export default function compactRoutesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      fs.mkdirSync(folder, {recursive: true});
      const core = path.join(__dirname, 'core');
      const {modules, named} = compactModules(readGenerated(generatedFilesDir), core);
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
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: {docs: joinChunks('docs', named, DOCS)}},
        },
        output: {chunkFilename: 'assets/js/[name].[fullhash:6].js'},
        plugins: [
          ...replaceChunkAssets(config.plugins ?? [], bundler, named),
          ...shared,
          replaceGenerated(folder, bundler),
          packScripts(bundler),
        ],
      };
    },
  };
}
