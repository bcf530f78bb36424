/**
 * A loader for Redoc's bundle: two changes that the content security policy of the pages needs
 * (src/plugins/headers).
 */

/** Redoc shows its maker's logo from that maker's host. The text stays, the picture is empty. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg/g;
const EMPTY = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>".replace(
  /[<>]/g,
  encodeURIComponent,
);

/** Redoc writes the rules of its scrollbars as the text of a style element, which the policy refuses. */
const STYLE_TEXT = /(\w)\.appendChild\(document\.createTextNode\((\w)\)\)/g;

/** Inserts the same rules through the CSSOM, and leaves the element empty. */
function insertRules(_match, element, text) {
  return (
    `((rules)=>{rules.replaceSync(${text});` +
    `for(const {cssText} of rules.cssRules)${element}.sheet.insertRule(cssText,${element}.sheet.cssRules.length)` +
    '})(new CSSStyleSheet())'
  );
}

module.exports = function policy(source) {
  const counts = [LOGO, STYLE_TEXT].map((pattern) => source.match(pattern)?.length ?? 0);
  if (counts.some((count) => count !== 1)) {
    throw new Error(
      `Redoc's bundle has its logo's address ${counts[0]} times and the text of a style element ` +
        `${counts[1]} times; expected each once. Look for \`redoc.ly\` and \`createTextNode\` in the ` +
        'bundle and adapt src/plugins/openapi/node/policy.cjs. If one of them is gone, delete its ' +
        'part of the loader: `npx playwright test policy` shows whether the pages need it.',
    );
  }
  return source.replace(LOGO, () => EMPTY).replace(STYLE_TEXT, insertRules);
};
