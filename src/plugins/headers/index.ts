import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from './core/headers';
import {writePolicies, type HeadersOptions} from './node/writePolicies';

/**
 * Writes the policy into the built pages, and `_headers` beside them: hosts such as Netlify send what
 * that says, others such as GitHub Pages do not.
 */
export default function headersPlugin(_context: unknown, options: HeadersOptions): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir, baseUrl}) {
      const allowances = {...(await writePolicies(outDir, options)), ...options};
      await fs.writeFile(path.join(outDir, '_headers'), headersFile(allowances, baseUrl));
    },
  };
}
