import path from 'node:path';
import {listRecordVersions, loadRecords} from '../../../data/model/node/load';
import {latestVersion} from '../../../data/model/versions/model';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import {readPages} from '../../pages/node/read';
import {builtRules} from '../built';
import {findable} from '../built/findable';
import {listTargets} from '../targets';
import type {MeasuredRule} from './measureSources';
import {openSearch} from './openSearch';
import {readBuiltPages} from './readBuilt';

/** Measures all rules of the finished site in `build/`. */
export async function measureBuilt(siteDir: string): Promise<MeasuredRule[]> {
  const folder = path.join(siteDir, 'build');
  const built = readBuiltPages(folder, readVersions(siteDir));
  return [
    ...builtRules.map(({id, title, measure}) => ({id, title, ...measure(built)})),
    await measureSearch(siteDir, folder),
  ];
}

async function measureSearch(siteDir: string, folder: string): Promise<MeasuredRule> {
  const pages = readPages(siteDir);
  const all = readVersions(siteDir);
  const withRecords = listRecordVersions(siteDir);
  const versions = all.filter(({label}) => withRecords.includes(label));
  const {search, hasPage} = openSearch(siteDir, folder, versions, latestVersion(all).name);
  const targets = versions.flatMap(({label: version}) => {
    const records = loadRecords(siteDir, version);
    return records ? listTargets(version, records, pages, (page) => hasPage(version, page)) : [];
  });
  const {id, title, measure} = findable;
  return {id, title, ...(await measure(targets, search))};
}
