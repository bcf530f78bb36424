import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replaces two libraries in the production client only; the server and `npm start` keep them.
 *
 * - react-helmet-async writes heads on servers too: a browser would load 6 KB, mostly for what it
 *   never does (compressed, with what it brings).
 * - nprogress draws the bar of a slow page: 2 KB that a fast one never needs.
 */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(__dirname, 'progress/prepare.ts')],
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        entry: {
          react: ['react', 'react-dom/client'],
          main: {import: [config.entry as string], dependOn: 'react'},
        },
        resolve: {
          alias: {
            'react-helmet-async$': path.join(__dirname, 'head/Helmet.ts'),
            nprogress$: path.join(__dirname, 'progress/nprogress.ts'),
          },
        },
      };
    },
  };
}
