// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from '../../scripts/setup/next-step.mjs';
import {root} from '../../scripts/setup/project.mjs';

/**
 * A language program: one release of the crate `tremor-script`. Versions of the docs name the
 * program that checks them in `data/<version>/version.yaml`.
 *
 * @typedef {object} Version
 * @property {string} version release of the crate, the name of the program's folder
 * @property {'current' | 'of2022'} compiler crates of 2022 do not compile with the current one
 * @property {readonly string[]} parts folders of `language` that it compiles besides its own
 * @property {readonly string[]} entries the kinds of source that it parses
 */

const PROGRAMS = 'language/programs';

/** @type {readonly Version[]} newest first */
export const VERSIONS = listPrograms(root);

/**
 * Lists the language programs.
 *
 * @param {string} folder the project's folder
 * @returns {readonly Version[]} newest first
 */
export function listPrograms(folder) {
  return fs
    .readdirSync(path.join(folder, PROGRAMS))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((version) => {
      const file = path.join(folder, PROGRAMS, version, 'program.json');
      return {version, ...JSON.parse(fs.readFileSync(file, 'utf8'))};
    });
}

/**
 * Selects the programs that a command names.
 *
 * @param {readonly string[]} names arguments of the command; none means all
 * @returns {readonly Version[]}
 * @throws {NextStepError} if no program has one of the names
 */
export function chooseVersions(names) {
  const known = VERSIONS.map(({version}) => version);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new NextStepError(`"${unknown}" is not a release that has a program.`, [
      `Name one or more of ${known.join(', ')}, or none for all: \`npm run language -- ${known[0]}\`.`,
    ]);
  }
  return VERSIONS.filter(({version}) => names.length === 0 || names.includes(version));
}
