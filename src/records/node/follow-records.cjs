// @ts-check
// A loader; the bundler needs it as plain JavaScript. When a record changes while `npm start` runs, only
// the pages that show it are compiled again: a hundred pages show records, and compiling all of them takes
// half a minute.

const fs = require('node:fs');
const path = require('node:path');

/**
 * @typedef {object} Options
 * @property {string} siteDir the project's root
 * @property {readonly string[]} elements the names of the elements that show records
 * @property {readonly {folder: string, label: string}[]} versions the folder of each version's pages,
 *   from the project's root, and its folder in `data`
 */

/**
 * @this {{
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addContextDependency: (folder: string) => void,
 *   getOptions: () => Options,
 * }}
 * @param {string} source a page
 * @returns {string} the same
 */
module.exports = function followRecords(source) {
  const {siteDir, elements, versions} = this.getOptions();
  const data = path.join(siteDir, 'data');
  const uses = [...source.matchAll(new RegExp(`<(${elements.join('|')})\\b([^>]*)`, 'g'))];
  const page = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const version = versions.find(({folder}) => page.startsWith(`${folder}/`));
  const records = version ? path.join(data, version.label) : data;
  for (const [, element = '', attributes = ''] of uses) {
    if (element === 'Prerequisite') {
      this.addDependency(path.join(data, 'prerequisites.yaml'));
      continue;
    }
    const folder = folderOf(element, records);
    // Names of functions and commands are not names of records.
    const files = folder === records ? filesOf(records, attributes) : [];
    files.forEach((file) => this.addDependency(file));
    if (files.length === 0) this.addContextDependency(folder);
  }
  return source;
};

/**
 * The files of the records that an element names. Empty if one of them has no file: the page then follows the
 * whole folder, so that an author who writes the record sees it.
 *
 * @param {string} records the version's folder
 * @param {string} attributes
 * @returns {string[]}
 */
function filesOf(records, attributes) {
  const names = (/\bof="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/[\s,]+/).filter(Boolean);
  const kinds = fs.existsSync(records) ? fs.readdirSync(records) : [];
  const files = names.map((name) =>
    kinds
      .map((kind) => path.join(records, kind, `${name}.yaml`))
      .filter((file) => fs.existsSync(file)),
  );
  return files.some((found) => found.length === 0) ? [] : files.flat();
}

/** Elements of the standard library and of commands, by the folder of their records. */
const FOLDERS = [
  {folder: 'stdlib', elements: /^(ConstantTable|Function\w+|ModuleIndex|Signature)$/},
  {folder: 'commands', elements: /^Command\w+$/},
  {folder: 'messages', elements: /^Messages$/},
];

/**
 * @param {string} element
 * @param {string} records the version's folder
 * @returns {string}
 */
function folderOf(element, records) {
  const found = FOLDERS.find(({elements}) => elements.test(element));
  return found ? path.join(records, found.folder) : records;
}
