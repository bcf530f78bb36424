/** Where the pages of the docs lie: the version that a file documents, the file that answers an address. */
import fs from 'node:fs';
import path from 'node:path';

/** The folder of a page's version and the version's label; undefined outside the docs. */
export function versionOfFile(file: string): {folder: string; version: string} | undefined {
  const match = /^(docs|versioned_docs\/version-([^/]+))\//.exec(file);
  return match?.[1] === undefined ? undefined : {folder: match[1], version: match[2] ?? 'edge'};
}

/** The file that answers an address below a version. */
export function findPage(siteDir: string, target: string): string | undefined {
  return [`${target}.md`, `${target}.mdx`, `${target}/index.md`, `${target}/index.mdx`].find(
    (candidate) => fs.existsSync(path.join(siteDir, candidate)),
  );
}
