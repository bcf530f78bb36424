import path from 'node:path';
import {frozen} from '../plugins/versions/remark/frozen';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** Puts a banner below the title of a frozen page, with a link to the latest version. */
export function frozenBanner(versions: readonly DocsVersion[]) {
  const transform = frozen({siteDir, versions});
  return () => transform;
}
