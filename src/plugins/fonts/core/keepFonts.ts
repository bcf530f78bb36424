/**
 * A script for the page's head, before the first paint. A browser that has the fonts shows the page in
 * them (`data-fonts`, `src/css/fonts.css`); another one loads them when the page has loaded, and keeps
 * in the storage that it has them. Readers who save data, or whose line is very slow, go without.
 *
 * Faces of its own bring the files. Those of the document would have the browser compute the styles of
 * the whole page again, and lay it out.
 */
export const KEEP_FONTS =
  `!function(d,s){try{s=localStorage;if(s.getItem('fonts'))` +
  `return d.documentElement.setAttribute('data-fonts','')}catch(e){return}` +
  `var c=navigator.connection||{};c.saveData||/2g$/.test(c.effectiveType)||` +
  `addEventListener('load',function(){` +
  `var a=[],each=[].forEach;each.call(d.styleSheets,function(h){each.call(h.cssRules,function(r,p){` +
  `r.type==5&&(p=r.style.getPropertyValue('src'),/woff2/.test(p))&&` +
  `r.style.getPropertyValue('font-style')!='italic'&&a.push(new FontFace('a',p).load())})});` +
  `a.length&&Promise.all(a).then(function(){s.setItem('fonts','kept')})` +
  `.catch(function(){})})}(document)`;
