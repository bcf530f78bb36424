import type {Area, PagePlace} from './pageFile';
import {docsFolderOf, docsVersionOf} from './version';

/** The folders of pages outside the docs. */
const FOLDERS: Readonly<Record<Exclude<Area, 'docs'>, string>> = {
  blog: 'blog',
  community: 'community',
  rfc: 'rfc',
  pages: 'src/pages',
};

/** Every folder that holds pages, from the project's root. */
export const pageFolders = ['docs', 'versioned_docs', ...Object.values(FOLDERS)];

/**
 * Says which page a file is.
 *
 * @param file path from the project's root, with slashes
 * @throws Error for a file outside the folders of pages
 */
export function placeOf(file: string): PagePlace {
  const version = docsVersionOf(file);
  if (version !== undefined) {
    return {file, area: 'docs', version, page: pageBelow(docsFolderOf(version), file)};
  }
  for (const [area, folder] of Object.entries(FOLDERS) as [Area, string][]) {
    if (file.startsWith(`${folder}/`)) {
      return {file, area, version, page: pageBelow(folder, file)};
    }
  }
  throw new Error(
    `${file} is not in a folder of pages: expected one of ${pageFolders.join(', ')}.`,
  );
}

function pageBelow(folder: string, file: string): string {
  return file
    .slice(folder.length + 1)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
}
