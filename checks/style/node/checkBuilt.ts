import path from 'node:path';
import {listRecordVersions, loadRecords} from '../../../src/records/model/node/load';
import {latestVersion} from '../../../src/site/versions/model';
import {readPages} from '../../pages/node/read';
import {versions} from '../../pages/version';
import {equivalentBanner} from '../built/equivalentBanner';
import {findable, searchAll} from '../built/findable';
import {headingOrder} from '../built/headingOrder';
import {inboundLinks} from '../built/inboundLinks';
import {applyRule, type BuiltRule, type Finding} from '../model';
import {listTargets} from '../targets';
import {openSearch} from './openSearch';
import {readBuiltPages} from './readBuilt';

/** The rules that look at the finished site. */
export const builtRules: readonly BuiltRule[] = [inboundLinks, headingOrder, equivalentBanner];

/** Checks the pages of the finished site in `build/`. */
export function checkBuilt(siteDir: string): Finding[] {
  const pages = readBuiltPages(path.join(siteDir, 'build'), versions);
  return builtRules.flatMap((rule) => applyRule(rule, pages));
}

/** Searches the finished site for every name that readers look up. */
export async function checkSearch(siteDir: string): Promise<Finding[]> {
  const pages = readPages(siteDir);
  const labels = listRecordVersions(siteDir);
  const searched = versions.filter(({label}) => labels.includes(label));
  const {search, hasPage} = openSearch(
    siteDir,
    path.join(siteDir, 'build'),
    searched,
    latestVersion(versions).name,
  );
  const targets = searched.flatMap(({label}) => {
    const records = loadRecords(siteDir, label);
    return records ? listTargets(label, records, pages, (page) => hasPage(label, page)) : [];
  });
  return applyRule(findable, await searchAll(targets, search));
}
