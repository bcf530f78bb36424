import path from 'node:path';
import {loadPrerequisites} from '../records/model/node/load';
import {createRecordStore} from '../records/model/node/store';
import {records} from '../records/remark/records';
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
