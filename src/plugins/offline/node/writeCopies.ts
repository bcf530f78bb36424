import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../../records/model/node/listFiles';
import {
  addressOf,
  areasOfScript,
  filesOfCopy,
  isOffered,
  type Copy,
  type CopyFiles,
  type OfferedVersion,
  type SiteFile,
} from '../core/copies';

type HashedFile = SiteFile & {readonly hash: string};

/**
 * Writes a list of files for the copy of each version, `offline/<label>.json`, and the list of these
 * copies, `offline/copies.json`.
 *
 * @param outDir the built site, with all of its files
 * @param base the site's base URL
 */
export async function writeCopies(
  outDir: string,
  base: string,
  versions: readonly (OfferedVersion & {readonly language: string})[],
): Promise<void> {
  const writeJson = <Value>(name: string, value: Value) =>
    fs.writeFile(path.join(outDir, 'offline', name), JSON.stringify(value));
  const all = await readFiles(outDir, base);
  const copies: Copy[] = [];
  await fs.mkdir(path.join(outDir, 'offline'), {recursive: true});
  for (const version of versions) {
    const languages = versions.map(({language}) => language);
    const others = languages.filter((language) => language !== version.language);
    const files = filesOfCopy(all, version, others);
    const hash = crypto.createHash('sha256');
    for (const file of files) hash.update(`${file.path} ${file.hash}\n`);
    const copy: Copy = {
      label: version.label,
      id: hash.digest('hex').slice(0, 16),
      bytes: files.reduce((sum, {bytes}) => sum + bytes, 0),
      count: files.length,
    };
    copies.push(copy);
    const addresses = files.map((file) => addressOf(file.path));
    await writeJson<CopyFiles>(`${version.label}.json`, {...copy, files: addresses});
  }
  await writeJson<readonly Copy[]>('copies.json', copies);
}

async function readFiles(outDir: string, base: string): Promise<HashedFile[]> {
  const names = listFiles(outDir, '').filter(isOffered);
  const files: HashedFile[] = [];
  for (const name of names) {
    const content = await fs.readFile(path.join(outDir, name));
    const isScript = name.startsWith('assets/js/') && name.endsWith('.js');
    files.push({
      path: name,
      bytes: content.length,
      hash: crypto.createHash('sha1').update(content).digest('hex'),
      ...(isScript ? {areas: areasOfScript(content.toString('utf8'), base)} : {}),
    });
  }
  return files;
}
