import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../records/model/node/listFiles';
import {UNRELEASED, type DocsVersion} from '../../../site/versions/model';

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
  return listFiles(siteDir, folder).filter((file) => /\.mdx?$/.test(file));
}

export function read(siteDir: string, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

export function exists(siteDir: string, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}
