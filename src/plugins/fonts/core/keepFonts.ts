/**
 * A script for the page's head, before the first paint. A browser that has the fonts shows the page in
 * them (`data-fonts`, `src/css/fonts.css`); another one loads them when the page has loaded, and keeps
 * in the storage that it has them. Readers who save data, or whose line is very slow, go without.
 */
export const KEEP_FONTS =
  `!function(d,s){try{s=localStorage;if(s.getItem('fonts'))` +
  `return d.documentElement.setAttribute('data-fonts','')}catch(e){return}` +
  `var c=navigator.connection||{};c.saveData||/2g$/.test(c.effectiveType)||` +
  `addEventListener('load',function(){` +
  `Promise.all(['Atkinson Hyperlegible Next','JetBrains Mono'].map(function(f){` +
  `return d.fonts.load('1em "'+f+'"')})).then(function(found){` +
  `found.every(function(faces){return faces.length})&&s.setItem('fonts','kept')})` +
  `.catch(function(){})})}(document)`;
