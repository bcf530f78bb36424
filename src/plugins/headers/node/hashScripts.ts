import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {findInlineScripts} from '../core/inlineScripts';

/**
 * Hashes the inline scripts of all built pages.
 *
 * @param outDir the built site
 * @returns sources for a policy's script-src, each once, in a stable order
 */
export async function hashScripts(outDir: string): Promise<readonly string[]> {
  const files = await fs.readdir(outDir, {recursive: true});
  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    for (const script of findInlineScripts(html)) {
      hashes.add(`'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes].sort();
}
