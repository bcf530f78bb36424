import type {Plugin} from '@docusaurus/types';
import {KEEP_FONTS} from './core/keepFonts';

/** Loads the site's fonts behind the first page, and shows the pages after it in them. */
export default function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: KEEP_FONTS}],
    }),
  };
}
