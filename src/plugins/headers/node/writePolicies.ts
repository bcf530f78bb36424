import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {metaPolicy, type Allowances} from '../core/headers';
import {addPolicy, findInlineScripts, findInlineStyles} from '../core/html';

/** Allowances for the search, which the site's configuration knows and pages do not show. */
export interface HeadersOptions {
  /** Hosts that pages may talk to when a hosted search index replaces the embedded one. */
  readonly searchHosts: readonly string[];
  /** Texts of the style elements that the panel of the hosted search makes. */
  readonly searchStyles?: readonly string[];
}

/**
 * Writes into each built page the policy for its own inline scripts and styles.
 *
 * @param outDir the built site
 * @returns the sources of all inline scripts and styles, each once, in a stable order
 */
export async function writePolicies(
  outDir: string,
  {searchHosts, searchStyles = []}: HeadersOptions,
): Promise<Pick<Allowances, 'scriptHashes' | 'styleHashes'>> {
  const names = await fs.readdir(outDir, {recursive: true});
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const scriptHashes = hashAll(findInlineScripts(html));
    const styleHashes = hashAll([...findInlineStyles(html), ...searchStyles]);
    scriptHashes.forEach((hash) => scripts.add(hash));
    styleHashes.forEach((hash) => styles.add(hash));
    const policy = metaPolicy({scriptHashes, styleHashes, searchHosts});
    await fs.writeFile(file, addPolicy(html, policy));
  }
  return {scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort()};
}

/** The sources that allow these texts, each once, in a stable order. */
function hashAll(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => crypto.createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).sort();
}
