import {locatePage} from '../../src/site/versions/pageFile';
import type {PagePlace} from './pageFile';
import {docsVersionOf} from './version';

/** Every folder that holds pages, from the project's root. */
export const pageFolders = ['docs', 'versioned_docs', 'blog', 'community', 'rfc', 'src/pages'];

/**
 * Says which page a file is.
 *
 * @param file path from the project's root, with slashes
 * @throws Error for a file outside the folders of pages
 */
export function placeOf(file: string): PagePlace {
  const {area = 'api', page = ''} = locatePage(file) ?? {};
  if (area !== 'api') return {file, area, version: docsVersionOf(file), page};
  throw new Error(
    `${file} is not in a folder of pages: expected one of ${pageFolders.join(', ')}.`,
  );
}
