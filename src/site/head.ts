import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Some browsers have a storage whose methods throw. Docusaurus asks only whether there is one, and
 * reports each failing call as an error; a storage that is not there costs one warning.
 *
 * Docusaurus shows the page in whatever theme is stored, and no style knows a theme of another name:
 * what the site did not write is removed.
 */
export const USABLE_STORAGE =
  `try{/^(light|dark)?$/.test(localStorage.getItem('theme')||'')||` +
  `localStorage.removeItem('theme')}catch(e){` +
  `Object.defineProperty(window,'localStorage',{get:function(){throw e}})}`;

/** Without scripts, what needs them is hidden, and what stands in for it shows. */
const WITHOUT_SCRIPTS =
  '.navbar__toggle,.navbar [role=search],.navbar [aria-haspopup=dialog],' +
  '.navbar button[title*=mode],.code-tools{display:none!important}' +
  '[role=tabpanel][hidden]{display:block!important}';

/**
 * Icons beyond the favicon of the configuration, and what must be there before any script runs.
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
