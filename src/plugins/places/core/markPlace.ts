/**
 * A script for the page's head. Who comes for a place on the page lands there, and who loads the page
 * again or goes back to it finds what was on the screen: what is laid out only when it comes near
 * (`content-visibility`) is laid out at once, so that nothing above the place has a guessed height.
 *
 * A style sheet that asks by `:has(:target)` has the browser compute the styles of all samples and
 * entries again at every change of the page.
 */
export const MARK_PLACE =
  `!function(r){function f(){r.setAttribute('data-place','')}` +
  `var n=performance.getEntriesByType('navigation')[0];` +
  `(location.hash||n&&/^(reload|back)/.test(n.type))&&f();` +
  `addEventListener('hashchange',f);addEventListener('popstate',f);` +
  `addEventListener('click',function(e){e.target.closest('a[href*="#"]')&&f()},true)` +
  `}(document.documentElement)`;
