import {kinds, type Kind, type Records} from '../../../data/model/model';
import {listRecordVersions, loadRecords} from '../../../data/model/node/load';
import type {StyleRecord} from '../model';

/** All records of all versions, with the files that hold them. */
export function readStyleRecords(siteDir: string): StyleRecord[] {
  return listRecordVersions(siteDir).flatMap((version) => {
    const records = loadRecords(siteDir, version);
    return kinds.flatMap((kind) =>
      [...(records?.[kind].values() ?? [])].map((record: Records[Kind]) => ({
        ...{version, kind, record},
        file: `data/${version}/${kind}/${record.name}.yaml`,
      })),
    );
  });
}
