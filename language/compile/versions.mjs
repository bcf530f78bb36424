// @ts-check
import {NextStepError} from '../../scripts/setup/next-step.mjs';

/**
 * A version of the docs and the implementation of its language.
 *
 * @typedef {object} Version
 * @property {string} version as in the docs' addresses
 * @property {string} crate version of the crate `tremor-script`
 * @property {'current' | 'of2022'} compiler the crates of 2022 do not compile with today's
 */

/** @type {readonly Version[]} newest first */
export const VERSIONS = [
  {version: 'edge', crate: '0.13.0-rc.33', compiler: 'current'},
  {version: '0.12', crate: '0.12.4', compiler: 'of2022'},
  {version: '0.11', crate: '0.11.10', compiler: 'of2022'},
];

/**
 * @param {readonly string[]} names arguments of the command; none means all
 * @returns {readonly Version[]}
 * @throws {NextStepError} when a name is no version
 */
export function chooseVersions(names) {
  const known = VERSIONS.map(({version}) => version);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new NextStepError(`"${unknown}" is no version that has an implementation.`, [
      `Name one or more of ${known.join(', ')}, or none for all: \`npm run language -- edge\`.`,
    ]);
  }
  return VERSIONS.filter(({version}) => names.length === 0 || names.includes(version));
}
