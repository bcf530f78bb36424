import fs from 'node:fs';
import path from 'node:path';
import {listRecordVersions, loadRecords} from '../../../data/model/node/load';
import {parseVersionNames} from '../../../src/site/versions';
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
  const built = readBuiltPages(folder);
  return [
    ...builtRules.map(({id, title, measure}) => ({id, title, ...measure(built)})),
    await measureSearch(siteDir, folder),
  ];
}

async function measureSearch(siteDir: string, folder: string): Promise<MeasuredRule> {
  const pages = readPages(siteDir);
  const names = fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8');
  const [latest = ''] = parseVersionNames(names);
  const versions = listRecordVersions(siteDir);
  const {search, hasPage} = openSearch(folder, versions, latest);
  const targets = versions.flatMap((version) => {
    const records = loadRecords(siteDir, version);
    return records ? listTargets(version, records, pages, (page) => hasPage(version, page)) : [];
  });
  const {id, title, measure} = findable;
  return {id, title, ...(await measure(targets, search))};
}
