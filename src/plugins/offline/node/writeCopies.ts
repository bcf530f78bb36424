import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  addressOf,
  areasOfScript,
  filesOfCopy,
  type Copy,
  type CopyFiles,
  type OfferedVersion,
  type SiteFile,
} from '../core/copies';

/** Time for other plugins to write their files, in milliseconds: a search index takes a minute at most. */
const PATIENCE_MS = 300_000;
const POLL_MS = 100;

/**
 * Writes the lists of the copies, `offline/<label>.json`, and the list of these, `offline/copies.json`.
 *
 * @param outDir the built site, with all of its files
 * @param lateFiles files that other plugins write at the same time: JSON, or one short text
 * @throws Error when one of these does not appear
 */
export async function writeCopies(
  outDir: string,
  versions: readonly (OfferedVersion & {readonly language: string})[],
  lateFiles: readonly string[],
): Promise<void> {
  for (const name of lateFiles) await waitForFile(path.join(outDir, name));
  const files = await readFiles(outDir);
  const copies: Copy[] = [];
  await fs.mkdir(path.join(outDir, 'offline'), {recursive: true});
  for (const version of versions) {
    const others = versions
      .map(({language}) => language)
      .filter((language) => language !== version.language);
    const own = filesOfCopy(files, version, others);
    const hash = crypto.createHash('sha256');
    for (const file of own) hash.update(`${file.path} ${file.hash}\n`);
    const copy: Copy = {
      label: version.label,
      id: hash.digest('hex').slice(0, 16),
      bytes: own.reduce((sum, {bytes}) => sum + bytes, 0),
      count: own.length,
    };
    copies.push(copy);
    await writeJson<CopyFiles>(path.join(outDir, `offline/${version.label}.json`), {
      ...copy,
      files: own.map((file) => addressOf(file.path)),
    });
  }
  await writeJson<readonly Copy[]>(path.join(outDir, 'offline/copies.json'), copies);
}

type HashedFile = SiteFile & {readonly hash: string};

async function readFiles(outDir: string): Promise<HashedFile[]> {
  const names = (await fs.readdir(outDir, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const files: HashedFile[] = [];
  for (const name of names) {
    const content = await fs.readFile(path.join(outDir, name));
    const isScript = name.startsWith('assets/js/') && name.endsWith('.js');
    files.push({
      path: name,
      bytes: content.length,
      hash: crypto.createHash('sha1').update(content).digest('hex'),
      ...(isScript ? {areas: areasOfScript(content.toString('utf8'))} : {}),
    });
  }
  return files;
}

/** Waits until a file is whole. Plugins run side by side once pages are built. */
async function waitForFile(file: string): Promise<void> {
  const began = Date.now();
  for (;;) {
    const text = await fs.readFile(file, 'utf8').catch(() => '');
    if (/[}\n]$/.test(text)) return;
    if (Date.now() - began > PATIENCE_MS) {
      throw new Error(
        `${file} was expected from another plugin (\`lateFiles\` of src/plugins/offline), and did not ` +
          'appear. Take it from that list, or see why the plugin does not write it.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function writeJson<Value>(file: string, value: Value): Promise<void> {
  await fs.writeFile(file, JSON.stringify(value));
}
