import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps grammar diagrams out of the scripts of a page: the server draws them, and a browser loads
 * the drawing code only for pages that it renders itself, after a client-side navigation. The page
 * with all rules needs a third of the JavaScript this way.
 */
export default function railroadPlugin(): Plugin {
  return {
    name: 'railroad',
    configureWebpack(_config, isServer) {
      const file = isServer ? 'onServer.ts' : 'onDemand.ts';
      return {resolve: {alias: {'@railroad$': path.join(__dirname, 'client', file)}}};
    },
  };
}
