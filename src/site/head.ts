import type {HtmlTagObject} from '@docusaurus/types';

/**
 * In some browsers the methods of the storage throw. Docusaurus only checks that the storage exists, and
 * reports each failing call as an error; if the storage is missing, it logs one warning.
 *
 * Docusaurus applies any theme that is stored, but the styles know only two, so another value is removed.
 */
export const USABLE_STORAGE =
  `try{/^(light|dark)?$/.test(localStorage.getItem('theme')||'')||` +
  `localStorage.removeItem('theme')}catch(e){` +
  `Object.defineProperty(window,'localStorage',{get:function(){throw e}})}`;

/** Without scripts, the elements that need them are hidden, and all panels of tabs are shown. */
const WITHOUT_SCRIPTS =
  '.navbar__toggle,.navbar [role=search],.navbar [aria-haspopup=dialog],' +
  '.navbar button[title*=mode],.code-tools{display:none!important}' +
  '[role=tabpanel][hidden]{display:block!important}';

/**
 * Further icons besides the favicon of the configuration, and code that has to come before all scripts.
 *
 * @param baseUrl the site's base path, with a slash at its end
 */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
    {tagName: 'script', attributes: {}, innerHTML: USABLE_STORAGE},
    {tagName: 'noscript', attributes: {}, innerHTML: `<style>${WITHOUT_SCRIPTS}</style>`},
  ];
}

function link(attributes: Record<string, string>): HtmlTagObject {
  return {tagName: 'link', attributes};
}
