import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packStyles} from './styles/packStyles';

/**
 * Makes the start of a page shorter, in the production client only.
 *
 * React, the site, and what starts it are scripts of their own: the browser evaluates each in its
 * own task, and answers the reader in between. In one task, they block a slow phone for 140 ms.
 *
 * The style sheet, which blocks the first paint, is without the part of Infima that no page uses.
 *
 * Three libraries are replaced; the server and `npm start` keep them.
 *
 * - react-helmet-async writes heads on servers too: a browser would load 6 KB, mostly for what it
 *   never does (compressed, with what it brings).
 * - react-loadable lists a page's modules on servers: 1 KB.
 * - nprogress draws the bar of a slow page: 2 KB that a fast one never needs.
 */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(__dirname, 'progress/prepare.ts')],
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      return {
        entry: {
          react: ['react', 'react-dom/client'],
          app: {
            import: [path.join(path.dirname(config.entry as string), 'App.js')],
            dependOn: 'react',
          },
          main: {import: [config.entry as string], dependOn: ['react', 'app']},
        },
        plugins: [packStyles(currentBundler.instance)],
        resolve: {
          alias: {
            'react-helmet-async$': path.join(__dirname, 'head/Helmet.ts'),
            'react-loadable$': path.join(__dirname, 'loadable/Loadable.ts'),
            nprogress$: path.join(__dirname, 'progress/nprogress.ts'),
          },
        },
      };
    },
  };
}
