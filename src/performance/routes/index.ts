import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compactModules} from './compactModules';
import {readGenerated} from './readGenerated';
import {replaceGenerated} from './replaceGenerated';
import {splitVersions} from './splitVersions';

/** Compresses the table of routes that every page loads, in the production client only. */
export default function routesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'compact-routes');
      fs.mkdirSync(folder, {recursive: true});
      const generated = readGenerated(generatedFilesDir);
      const versions = splitVersions(generated.versions);
      const modules = compactModules(generated, path.join(__dirname, 'table.ts'));
      for (const [name, text] of Object.entries({...modules, ...versions.files})) {
        fs.writeFileSync(path.join(folder, name), text);
      }
      return {
        resolve: {
          alias: {[path.join(__dirname, 'noDescriptions$')]: path.join(folder, 'descriptions.js')},
        },
        // A chunk whose id is its name appears only once in the table of files that every page loads.
        optimization: {chunkIds: 'named'},
        plugins: [...replaceGenerated(folder, versions.replaced, currentBundler.instance)],
      };
    },
  };
}
