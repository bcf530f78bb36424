import path from 'node:path';
import {createRecordStore} from '../../data/model/node/store';
import {records, type RecordsOptions} from '../plugins/records/remark/records';

const siteDir = path.resolve(__dirname, '../..');

/** Puts the tables of `data/` into the docs, before Docusaurus looks for headings and links. */
export const recordTables: [typeof records, RecordsOptions] = [
  records,
  {siteDir, recordsOf: createRecordStore(siteDir)},
];
