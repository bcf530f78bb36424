import fs from 'node:fs';
import path from 'node:path';

/**
 * The file of a page, from the project's root.
 *
 * @param target its path without the ending
 * @returns undefined if the page does not exist
 */
export function findPage(siteDir: string, target: string): string | undefined {
  return [`${target}.md`, `${target}.mdx`, `${target}/index.md`, `${target}/index.mdx`].find(
    (candidate) => fs.existsSync(path.join(siteDir, candidate)),
  );
}
