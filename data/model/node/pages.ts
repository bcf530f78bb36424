/** Where the pages of the docs lie: the file that answers an address. */
import fs from 'node:fs';
import path from 'node:path';

/** The file that answers an address below a version. */
export function findPage(siteDir: string, target: string): string | undefined {
  return [`${target}.md`, `${target}.mdx`, `${target}/index.md`, `${target}/index.mdx`].find(
    (candidate) => fs.existsSync(path.join(siteDir, candidate)),
  );
}
