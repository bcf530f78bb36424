import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

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

/** The words by which readers look for a page, from its front matter: its label in the sidebar, its keywords. */
export function readKeywords(siteDir: string, file: string): readonly string[] {
  const [, source = ''] =
    /^---\n(.*?)\n---\n/s.exec(fs.readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
  const {sidebar_label: label, search_keywords: keywords} = (parse(source) ?? {}) as Record<
    string,
    unknown
  >;
  return [label, keywords].flat().filter((word) => typeof word === 'string');
}
