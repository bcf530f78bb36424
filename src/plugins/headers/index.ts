import fs from 'node:fs/promises';
import path from 'node:path';
import {headersFile} from './core/headers';
import {writePolicies, type HeadersOptions} from './node/writePolicies';

/**
 * A step of the finish plugin: writes the policy into each page, and `_headers` for hosts that read it,
 * such as Netlify. Others, such as GitHub Pages, have only the policies in the pages.
 *
 * @param areas paths of the parts of the site that have a list for language models
 */
export function headersStep(options: HeadersOptions, areas: readonly string[]) {
  return async ({outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string}) => {
    const allowances = {...(await writePolicies(outDir, options)), ...options};
    await fs.writeFile(path.join(outDir, '_headers'), headersFile(allowances, baseUrl, areas));
  };
}
