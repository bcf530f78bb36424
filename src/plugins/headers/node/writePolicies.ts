import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {metaPolicy, type Allowances} from '../core/headers';
import {findInlineScripts, findInlineStyles} from '../core/inlineSources';
import {addPolicy} from '../core/policyElement';

/** What the site's configuration says. */
export interface HeadersOptions {
  /** Hosts that pages may talk to when a hosted search index replaces the embedded one. */
  readonly searchHosts: readonly string[];
  /** Style elements that the panel of that search makes, by their text; absent where there is none. */
  readonly searchStyles?: readonly string[];
  /** Pages that another plugin writes after the build, below the built site: redirects. */
  readonly latePages: readonly string[];
}

/** Time for another plugin to write its pages, in milliseconds: it takes some milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 20;

/** Hashes of what stands inline in pages. */
export type InlineHashes = Pick<Allowances, 'scriptHashes' | 'styleHashes'>;

/**
 * Writes into each built page the policy for its own inline scripts and styles.
 *
 * @param outDir the built site
 * @param options hosts of a hosted search index; pages that another plugin writes at the same time
 * @returns sources of what stands inline in any page, each once, in a stable order
 * @throws Error when one of those pages does not appear
 */
export async function writePolicies(
  outDir: string,
  {searchHosts, searchStyles = [], latePages}: HeadersOptions,
  patienceMs = PATIENCE_MS,
): Promise<InlineHashes> {
  const late = latePages.map((name) => path.join(outDir, name));
  const found = (await fs.readdir(outDir, {recursive: true}))
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(outDir, name))
    .filter((file) => !late.includes(file));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of [...found, ...late]) {
    if (late.includes(file)) await waitForPage(file, patienceMs);
    const html = await fs.readFile(file, 'utf8');
    const scriptHashes = hashAll(findInlineScripts(html), scripts);
    const styleHashes = hashAll([...findInlineStyles(html), ...searchStyles], styles);
    await replaceFile(file, addPolicy(html, metaPolicy({scriptHashes, styleHashes, searchHosts})));
  }
  return {scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort()};
}

/** Waits until a page is there to its last tag. Plugins run side by side once pages are built. */
async function waitForPage(file: string, patienceMs: number): Promise<void> {
  const began = Date.now();
  for (;;) {
    const html = await fs.readFile(file, 'utf8').catch(() => '');
    if (html.trimEnd().endsWith('</html>')) return;
    if (Date.now() - began > patienceMs) {
      throw new Error(
        `${file} was expected from another plugin (\`latePages\` of src/plugins/headers), and did ` +
          'not appear. Take it from that list, or see why the plugin does not write it.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Sources of texts, each once, in a stable order; those of all pages are collected. */
function hashAll(texts: readonly string[], all: Set<string>): readonly string[] {
  const hashes = [...new Set(texts.map(hashOf))].sort();
  hashes.forEach((hash) => all.add(hash));
  return hashes;
}

function hashOf(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/** Replaces a file in one step: plugins that read pages at the same time never see half of one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.writeFile(draft, text);
  await fs.rename(draft, file);
}
