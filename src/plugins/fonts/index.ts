import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {SHOW_KEPT_FONTS} from './core/storage';

/** Loads the site's fonts behind the first page, and shows the pages after it in them. */
export default function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [path.join(__dirname, 'client/onEveryPage')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: SHOW_KEPT_FONTS}],
    }),
  };
}
