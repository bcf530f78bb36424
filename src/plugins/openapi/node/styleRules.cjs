/**
 * A loader for Redoc's bundle, which writes the style of its scrollbars as the text of a style
 * element. The policy of the pages refuses that (src/plugins/headers): the element stays empty here,
 * and gets its rules through the CSSOM.
 */
const TEXT = /(\w)\.appendChild\(document\.createTextNode\((\w)\)\)/g;

module.exports = function styleRules(source) {
  if (source.match(TEXT)?.length !== 1) {
    throw new Error(
      'Redoc no longer writes one style element in the way known here. Look for `createTextNode` in ' +
        'its bundle and mend src/plugins/openapi/node/styleRules.cjs, or drop this loader where it ' +
        'writes none.',
    );
  }
  return source.replace(
    TEXT,
    (_whole, element, text) =>
      `((rules)=>{rules.replaceSync(${text});` +
      `for(const {cssText} of rules.cssRules)${element}.sheet.insertRule(cssText,${element}.sheet.cssRules.length)` +
      '})(new CSSStyleSheet())',
  );
};
