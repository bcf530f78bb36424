import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Looks up the pages that links in view lead to one at a time, while the browser is idle. */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'whenIdle.ts')],
  };
}
