// @ts-check
import {NextStepError} from './next-step.mjs';

/**
 * Refuses a Node that is older than the one package.json asks for.
 *
 * @param {string} running the version of this Node, for example "20.19.2"
 * @param {string} range `engines.node` of package.json, of the form ">=20.19"
 * @throws {NextStepError} naming both versions and how to get a newer one
 */
export function checkNodeVersion(running, range) {
  const wanted = range.replace(/^>=\s*/, '');
  if (running.localeCompare(wanted, 'en', {numeric: true}) >= 0) return;
  throw new NextStepError(`This is Node ${running}; the site needs Node ${wanted} or newer.`, [
    'With nvm: `nvm install` in this folder (it reads .nvmrc).',
    'Without: install the current LTS release from https://nodejs.org, then run the command again.',
  ]);
}
