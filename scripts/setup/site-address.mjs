// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from './next-step.mjs';

const FILE = 'src/site/links.ts';

/**
 * Where the site is published, without reading TypeScript: scripts run on a Node that does not.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env TREMOR_DOCS_SITE names another one
 * @returns {string} scheme and host
 * @throws {NextStepError} when it is not where it was
 */
export function readSiteAddress(root, env = process.env) {
  const text = fs.readFileSync(path.join(root, FILE), 'utf8');
  const found = env.TREMOR_DOCS_SITE ?? /^export const siteUrl = '(.+)';$/m.exec(text)?.[1];
  if (found && URL.canParse(found)) return found;
  throw new NextStepError(
    `The address of the published site was expected in ${FILE}, found: ${found ?? 'nothing'}.`,
    ["Write it there as `export const siteUrl = 'https://…';`, or set TREMOR_DOCS_SITE."],
  );
}
