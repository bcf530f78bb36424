import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from './core/headers';
import {writePolicies} from './node/writePolicies';

/** Hosts that pages may talk to when a hosted search index replaces the embedded one. */
export type HeadersOptions = {readonly searchHosts: readonly string[]};

/**
 * Writes the policy into the built pages, and `_headers` beside them: hosts such as Netlify send what
 * that says, others such as GitHub Pages do not.
 */
export default function headersPlugin(_context: unknown, {searchHosts}: HeadersOptions): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir}) {
      const scriptHashes = await writePolicies(outDir, searchHosts);
      await fs.writeFile(path.join(outDir, '_headers'), headersFile({scriptHashes, searchHosts}));
    },
  };
}
