import fs from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../site/versions/model';
import {UNRELEASED} from '../../../site/versions/model';

/**
 * The folders and files of a version, apart from its entry in versions.json. Not every version has all
 * of them.
 *
 * @returns paths from the project's root, in the same order for every version
 */
export function pathsOf({name, label}: Pick<DocsVersion, 'name' | 'label'>) {
  const isUnreleased = name === UNRELEASED;
  const pages = isUnreleased ? 'docs' : `versioned_docs/version-${name}`;
  const api = `static/api/${isUnreleased ? label : `v${name}`}`;
  return {
    pages,
    sidebar: isUnreleased ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`,
    data: `data/${label}`,
    api,
    apiAnswers: `data/api/${label}.json`,
    records: `samples/records/${pages}`,
    apiRecords: `samples/records/${api}`,
    dataRecords: `samples/records/data/${label}`,
  };
}

/** Pages below a folder, by path from the project's root, sorted. */
export function listMarkdown(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

export function read(siteDir: string, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

export function exists(siteDir: string, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}
