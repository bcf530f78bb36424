import path from 'node:path';
import {loadPrerequisites} from '../../data/model/node/load';
import {createRecordStore} from '../../data/model/node/store';
import {records} from '../plugins/records/remark/records';
import type {DocsVersion} from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** Inserts the tables of `data/` into the docs, before Docusaurus looks for headings and links. */
export function recordTables(versions: readonly DocsVersion[]) {
  const transform = records({
    siteDir,
    versions,
    recordsOf: createRecordStore(siteDir),
    prerequisites: () => loadPrerequisites(siteDir),
  });
  return () => transform;
}
