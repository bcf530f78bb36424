import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {MARK_PLACE} from './core/markPlace';

/** Lays out late what the first screen does without, and never where a reader would notice. */
export default function placesPlugin(): Plugin {
  return {
    name: 'places',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: MARK_PLACE}],
    }),
    getClientModules: () => [path.join(__dirname, 'client/layOut.ts')],
  };
}
