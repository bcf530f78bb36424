import type {Plugin} from '@docusaurus/types';
import {splitStart} from './splitStart';

/**
 * Makes React, the site, and what starts it scripts of their own, in the production client only:
 * the browser evaluates each in its own task, and answers the reader in between.
 */
export default function tasksPlugin(): Plugin {
  return {
    name: 'tasks',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {entry: splitStart(config.entry)};
    },
  };
}
