import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {metaPolicy, type Allowances} from '../core/headers';
import {findInlineScripts} from '../core/inlineScripts';
import {addPolicy} from '../core/policyElement';

/**
 * Writes into each built page the policy for its own inline scripts.
 *
 * @param outDir the built site
 * @param searchHosts hosts of a hosted search index
 * @returns sources of the inline scripts of all pages, each once, in a stable order
 */
export async function writePolicies(
  outDir: string,
  searchHosts: Allowances['searchHosts'],
): Promise<readonly string[]> {
  const files = await fs.readdir(outDir, {recursive: true});
  const all = new Set<string>();
  for (const name of files.filter((each) => each.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const scriptHashes = [...new Set(findInlineScripts(html).map(hashOf))].sort();
    scriptHashes.forEach((hash) => all.add(hash));
    await replaceFile(file, addPolicy(html, metaPolicy({scriptHashes, searchHosts})));
  }
  return [...all].sort();
}

function hashOf(script: string): string {
  return `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;
}

/** Replaces a file in one step: plugins that read pages at the same time never see half of one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.writeFile(draft, text);
  await fs.rename(draft, file);
}
