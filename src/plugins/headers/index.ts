import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from './core/headers';
import {hashScripts} from './node/hashScripts';

/** Hosts that pages may talk to when a hosted search index replaces the embedded one. */
export type HeadersOptions = {readonly searchHosts: readonly string[]};

/** Writes `_headers` beside the built pages: hosts such as Netlify send what it says. */
export default function headersPlugin(_context: unknown, {searchHosts}: HeadersOptions): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir}) {
      const scriptHashes = await hashScripts(outDir);
      await fs.writeFile(path.join(outDir, '_headers'), headersFile({scriptHashes, searchHosts}));
    },
  };
}
