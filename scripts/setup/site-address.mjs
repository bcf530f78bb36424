// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from './next-step.mjs';

const FILE = 'src/site/links.ts';

/**
 * Finds the address of the published site without importing TypeScript, which Node 20 cannot run.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env TREMOR_DOCS_SITE overrides the address
 * @returns {string} scheme and host
 * @throws {NextStepError} if the file no longer has it
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
