/**
 * A script for the page's head that handles the shortcuts and Enter until the page is hydrated. On a
 * slow connection, early input then ends up in the box and does not scroll or reload the page.
 * theme/SearchBar continues from there.
 *
 * @param slashOpens whether `/` is a shortcut, in addition to Ctrl+K and Cmd+K
 */
export function earlyKeysScript(slashOpens: boolean): string {
  const slash = slashOpens
    ? `e.key==='/'&&!c&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)||`
    : '';
  return (
    `!function(d){function early(t,f){d.addEventListener(t,function g(e){` +
    `if(d.documentElement.dataset.hasHydrated==='true')return d.removeEventListener(t,g);` +
    `var i=d.querySelector('[role=search] input');if(i&&i.offsetParent)f(e,i)})}` +
    `early('keydown',function(e,i){var c=e.ctrlKey||e.metaKey;` +
    `if(!e.altKey&&(${slash}c&&!e.shiftKey&&e.key.toLowerCase()==='k')){` +
    `e.preventDefault();i.focus({preventScroll:true})}});` +
    `early('submit',function(e,i){if(e.target===i.form){` +
    `e.preventDefault();i.dataset.entered=''}})}(document)`
  );
}
