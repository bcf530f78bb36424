import {spawnSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PublishedFile} from '../../../../language/host/published';

/** A packed file. */
export interface Packed {
  readonly path: string;
  readonly encoding: PublishedFile['encoding'];
}

/**
 * Packs a file with `xz`, once for each content; without that command the file goes out as it is.
 *
 * xz, because hosts do not agree on what they compress and how: GitHub Pages answers with gzip,
 * which is 1.7 times as long. The reader's worker unpacks it in a tenth of a second.
 *
 * @param source the file
 * @param outDir where the packed one is kept, under the source's name
 * @param command the name of xz; a test hands in one that does not exist
 */
export function packFile(source: string, outDir: string, command = 'xz'): Packed {
  const content = fs.readFileSync(source);
  const hash = crypto.createHash('sha256').update(content).digest('hex').slice(0, 12);
  const folder = path.join(outDir, hash);
  const plain = path.join(folder, path.basename(source));
  const packed = `${plain}.xz`;
  if (fs.existsSync(packed)) return {path: packed, encoding: 'xz'};
  fs.mkdirSync(folder, {recursive: true});
  // No file is longer than the dictionary of this preset, 8 MiB; `e` takes its time.
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
