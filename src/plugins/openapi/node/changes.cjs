/** A loader for Redoc's bundle: changes that the content security policy and screen readers need. */

/** An empty picture, as an address. */
const EMPTY = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>".replace(
  /[<>]/g,
  encodeURIComponent,
);

/** What is changed: its name, how often the bundle has it, its pattern, and its replacement. */
const CHANGES = [
  // Redoc shows its maker's logo from that maker's host. The text stays, the picture is empty.
  ['the address of the logo', 1, /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg/g, () => EMPTY],
  // Redoc writes the rules of its scrollbars as the text of a style element, which the policy refuses.
  [
    'the text of a style element',
    1,
    /(\w)\.appendChild\(document\.createTextNode\((\w)\)\)/g,
    // The same rules through the CSSOM; the element stays empty.
    '((rules)=>{rules.replaceSync($2);' +
      'for(const {cssText} of rules.cssRules)$1.sheet.insertRule(cssText,$1.sheet.cssRules.length)' +
      '})(new CSSStyleSheet())',
  ],
  // The name of the link in a heading would be part of the heading's name.
  [
    'the heading of a group',
    1,
    /createElement\((\w+),null,(\w+\.createElement\(\w+,\{to:this\.props\.item\.id\}\),(\w+)\))/g,
    'createElement($1,{"aria-label":$3},$2',
  ],
  [
    'the heading of an operation',
    1,
    /createElement\((\w+),null,(\w+\.createElement\(\w+,\{to:(\w)\.id\}\))/g,
    'createElement($1,{"aria-label":$3.name+($3.deprecated?", deprecated":"")},$2',
  ],
  [
    'the button of the menu',
    1,
    /\{onClick:this\.toggleNavMenu\},(\w+\.createElement\(\w+,\{open:(\w+)\}\))/g,
    '{as:"button",type:"button","aria-label":"Menu of the API","aria-expanded":$2,' +
      'onClick:this.toggleNavMenu},$1',
  ],
  [
    'the button of a field',
    1,
    /"aria-label":`expand \$\{(\w+)\}`\}(.{0,200}?\{direction:(\w+)\?"down")/g,
    '"aria-label":$1,"aria-expanded":!!$3}$2',
  ],
  [
    'the button of an address',
    1,
    /\{onClick:this\.toggle,(\$expanded:(\w+))/g,
    '{onClick:this.toggle,"aria-expanded":$2,$1',
  ],
  [
    'the button of a value in a sample',
    2,
    /aria-label="\$\{(\w+>\w+\+1)\?"expand":"collapse"\}"/g,
    'aria-label="Nested values" aria-expanded="${!($1)}"',
  ],
  [
    'the state of a value in a sample',
    4,
    /setAttribute\("aria-label","(expand|collapse)"\)/g,
    (_, action) => `setAttribute("aria-expanded","${action === 'collapse'}")`,
  ],
  [
    'the copying of a sample',
    1,
    /\w+\.copyCustom\((\w+)\),(\w+)\(\)/g,
    'require("@redoc-copy").copy($1).then((isCopied)=>{isCopied&&$2()})',
  ],
  [
    'the button that copies a sample',
    1,
    /createElement\("button",\{onClick:(\w+)\},(\w+\.createElement\(\w+,\{title:)/g,
    'createElement("button",{onClick:$1,ref:require("@redoc-copy").nameButton},$2',
  ],
];

module.exports = function change(source) {
  return CHANGES.reduce((text, [name, count, pattern, replacement]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== count) {
      throw new Error(
        `Redoc's bundle has ${name} ${found} times; expected ${count}. Adapt ` +
          'src/plugins/openapi/node/changes.cjs to the new code, or delete the change if Redoc no ' +
          'longer needs it: `npx playwright test policy keyboard` shows that.',
      );
    }
    return text.replace(pattern, replacement);
  }, source);
};
