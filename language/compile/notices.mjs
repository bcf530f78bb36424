// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('./recipe.mjs').Notice} Notice */

const LICENSE_FILE = /^(licen[sc]e|copying|notice|unlicense|copyright)/i;

/**
 * Reads the list that `cargo tree` prints.
 *
 * @param {string} output lines of the form "name v1.2.3 (path)<tab>licence"
 * @param {string} vendor folder of the crates' sources
 * @returns {readonly Notice[]} one per crate of the registry, sorted; what is ours is left out
 */
export function readCrates(output, vendor) {
  const crates = new Map();
  for (const line of output.split('\n')) {
    const [name, license = ''] = line.split('\t');
    const match = /^(\S+) v(\S+?)( \(.*\))?( \(\*\))?$/.exec(name?.trim() ?? '');
    // A crate with a path is of this project.
    if (!match || match[3]?.startsWith(' (/')) continue;
    const id = `${match[1]}-${match[2]}`;
    crates.set(id, {
      name: `${match[1]} ${match[2]}`,
      license: license.replace(/ \(\*\)$/, '').replaceAll('/', ' OR ') || 'see its text',
      files: findLicenses(path.join(vendor, id)),
    });
  }
  return [...crates.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Finds licences of a crate, also of C code in a folder of it.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
function findLicenses(folder) {
  if (!fs.existsSync(folder)) return [];
  const inner = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name));
  return [folder, ...inner].flatMap((place) =>
    fs
      .readdirSync(place, {withFileTypes: true})
      .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
      .map((entry) => path.join(place, entry.name))
      .sort(),
  );
}

/**
 * A part with the texts of its licences; texts, not files, so that the cache can keep them.
 *
 * @typedef {{name: string, license: string, texts: readonly string[]}} Part
 */

/**
 * @param {readonly Notice[]} notices
 * @returns {readonly Part[]}
 */
export function readParts(notices) {
  return notices.map(({name, license, files}) => ({
    name,
    license,
    texts: files
      .filter((file) => fs.existsSync(file))
      .map((file) => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()),
  }));
}

/**
 * Writes the notices of everything that is linked into the programs; each text stands once.
 *
 * @param {readonly {version: string, parts: readonly Part[]}[]} programs
 * @returns {string}
 */
export function formatNotices(programs) {
  /** @type {string[]} */
  const texts = [];
  const numberOf = (/** @type {string} */ text) => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) + 1;
  };
  const lists = programs.map(({version, parts}) => {
    const lines = parts.map(({name, license, texts: own}) => {
      const numbers = [...new Set(own.map(numberOf))].map((number) => `[${number}]`).join(' ');
      return `  ${name}: ${license}${numbers ? `, text ${numbers}` : ''}`;
    });
    return [`Linked into ${version}.wasm:`, ...lines].join('\n');
  });
  return [
    'Notices of the language files of the Tremor documentation.',
    'Each file is the published crate tremor-script, compiled to WebAssembly with the crates and',
    'libraries listed here. A crate without a text brings none along: its licence is the one named.',
    '',
    ...lists.map((list) => `${list}\n`),
    ...texts.map((text, index) => `[${index + 1}]${'-'.repeat(70)}\n\n${text}\n`),
  ].join('\n');
}
