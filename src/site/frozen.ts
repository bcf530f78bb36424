import path from 'node:path';
import {frozen} from '../plugins/versions/remark/frozen';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** Puts the banner of a frozen page below its title, with a link into the latest version. */
export function frozenBanner(versions: readonly DocsVersion[]) {
  const transform = frozen({siteDir, versions});
  return () => transform;
}
