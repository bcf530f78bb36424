import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and in those inside it.
 *
 * @param siteDir the project's root
 * @returns paths from the root with slashes, sorted; none if the folder does not exist
 */
export function listFiles(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
