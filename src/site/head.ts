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

/** If storing fails, for example because the storage is full, Docusaurus reports an error for each value. */
export const ONE_WARNING =
  `(function(error,warned){console.error=function(text){` +
  `if(!/^Docusaurus storage error/.test(text))error.apply(console,arguments);` +
  `else if(!warned){warned=true;console.warn.apply(console,arguments)}}})(console.error)`;

/**
 * If a script that every page starts with does not load, nothing on the page works, and the site has no
 * code to report it. `DOMContentLoaded` comes after these scripts have run or failed.
 */
export const RETRY =
  `document.addEventListener('DOMContentLoaded',function(){if(window.docusaurus)return;` +
  `document.body.insertAdjacentHTML('afterbegin','<div class="alert alert--danger" role="alert">` +
  `The scripts of this page failed to load. <button class="button button--primary">Retry</button></div>');` +
  `document.querySelector('[role=alert] button').onclick=function(){location.reload()}})`;

/** Without scripts, the elements that need them are hidden, and all panels of tabs are shown. */
const WITHOUT_SCRIPTS =
  '.navbar__toggle,.navbar [role=search],.navbar [aria-haspopup=dialog],' +
  '.navbar button[title*=mode],.code-tools{display:none!important}' +
  '[role=tabpanel][hidden]{display:block!important;content-visibility:visible}';

/**
 * Further icons besides the favicon of the configuration, and code that has to come before all scripts.
 *
 * @param baseUrl the site's base path, with a slash at its end
 */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [
    link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
    link({rel: 'manifest', href: `${baseUrl}site.webmanifest`}),
    ...[USABLE_STORAGE, ONE_WARNING, RETRY].map((innerHTML) => ({
      tagName: 'script',
      attributes: {},
      innerHTML,
    })),
    {tagName: 'noscript', attributes: {}, innerHTML: `<style>${WITHOUT_SCRIPTS}</style>`},
  ];
}

function link(attributes: Record<string, string>): HtmlTagObject {
  return {tagName: 'link', attributes};
}
