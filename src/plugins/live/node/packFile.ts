import {spawnSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PublishedFile} from '../../../language/published';

/** A packed file. */
interface Packed {
  readonly path: string;
  readonly encoding: PublishedFile['encoding'];
}

/**
 * Packs a file with `xz`, once for each content. Without that command the file stays as it is.
 *
 * The site does not rely on the host to compress: GitHub Pages uses gzip, which is 1.7 times as large. The
 * reader's worker unpacks xz in a tenth of a second.
 *
 * @param source the file
 * @param outDir cache of packed files
 * @param command the name of xz; a test passes one that does not exist
 */
export function packFile(source: string, outDir: string, command = 'xz'): Packed {
  const content = fs.readFileSync(source);
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 12);
  const folder = path.join(outDir, hash);
  const plain = path.join(folder, path.basename(source));
  const packed = `${plain}.xz`;
  if (fs.existsSync(packed)) return {path: packed, encoding: 'xz'};
  fs.mkdirSync(folder, {recursive: true});
  // No file exceeds this preset's dictionary of 8 MiB; `e` is slow and packs better.
  const {status, stdout} = spawnSync(command, ['-6e', '--stdout'], {
    input: content,
    maxBuffer: content.length * 2 + 1024,
  });
  if (status === 0) {
    fs.writeFileSync(packed, stdout);
    return {path: packed, encoding: 'xz'};
  }
  fs.writeFileSync(plain, content);
  return {path: plain, encoding: 'none'};
}
