/**
 * A loader for Prism's core, which looks for the script that it came with: where the browser does not
 * name it, Prism has an error's stack written and searches it, for up to a third of the time that
 * Redoc's scripts take. It would also color the code of the page in the next frame. Here it finds no page.
 */
const PAGE = /var _self = \([^;]*\bwindow\b[^;]*\);/;

module.exports = function prismAlone(source) {
  if (!PAGE.test(source)) {
    throw new Error(
      'Prism no longer takes `window` as `_self` in the way known here. Mend ' +
        'src/plugins/openapi/node/prismAlone.cjs, or drop this loader: API pages work without it, and ' +
        'keep a slow phone busy for longer.',
    );
  }
  return source.replace(PAGE, 'var _self = {};');
};
