import {howToDoWithout} from './parts';

/** The lists of style sheets and scripts in Docusaurus' own template of a page, and their new places. */
const STYLES = /<% it\.stylesheets\.forEach\([^]*?<% \}\); %>/;
const SCRIPTS = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;
const START = '<meta charset="UTF-8">';
const END = '</body>';

const FILE = '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/**
 * Docusaurus' template of a page with the style sheets first and the scripts after the text. If they
 * load side by side, they share a slow line, and readers see the text a third of a second later. The
 * policy of src/plugins/headers, which comes after the style sheets, keeps browsers from loading
 * anything else first.
 *
 * @throws Error if the module or the template in it does not have the expected form
 */
export function textFirst(module: unknown): string {
  const original = templateIn(module);
  const [styles] = STYLES.exec(original) ?? [];
  const [scripts] = SCRIPTS.exec(original) ?? [];
  if (!styles || !scripts || !original.includes(START) || !original.includes(END)) {
    throw new Error(
      `The template in ${FILE} does not have the expected form: a list of style sheets, a list of ` +
        `scripts, ${START} or ${END} is missing. ${howToDoWithout('template', 'template.ts')}`,
    );
  }
  const moved = original
    .replace(styles, '')
    .replace(scripts, '')
    .replace(START, START + styles)
    .replace(END, scripts + END);
  // Docusaurus copies the configuration, with this text, to every reader: it has no line breaks.
  return moved.replace(/\n\s*/g, '').trim();
}

/** The text of the template: the module's default export, unwrapped or not by the loader. */
function templateIn(module: unknown): string {
  const exported = isWrapped(module) ? module.default : module;
  const text = isWrapped(exported) ? exported.default : exported;
  if (typeof text === 'string') return text;
  throw new Error(
    `${FILE} was loaded as ${describe(module)}; expected a string, or an object whose \`default\` is ` +
      'one. The module loader has changed, or the file exports something else; the template itself ' +
      `was not checked. ${howToDoWithout('template', 'template.ts')}`,
  );
}

function isWrapped(value: unknown): value is {readonly default: unknown} {
  return typeof value === 'object' && value !== null && 'default' in value;
}

function describe(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? `an object with the keys ${Object.keys(value).join(', ') || '(none)'}`
    : `${value === null ? 'null' : typeof value}`;
}

/** The template to build the site with. */
export function ssrTemplate(): string {
  // Loaded only if it is used: a build without this part must not fail if the file is gone.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- works in every loader of the configuration
  return textFirst(require('@docusaurus/core/lib/ssg/ssgTemplate.html.js'));
}
